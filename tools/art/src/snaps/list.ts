/** Every picture that begs for a caption: where it is, who is in it, what it is about. */
import type { PlaceName } from "./places.ts";

/** `[character, x, size, turn, mirrored]`; feet stand on the floor. */
export type Actor = readonly [who: string, x: number, size: number, turn?: number, flip?: boolean];
/** `[icon, x, y, size, turn]`, in front of people. */
export type Prop = readonly [name: string, x: number, y: number, size: number, turn?: number];

export interface Snap {
  readonly id: string;
  readonly place: PlaceName;
  readonly actors: readonly Actor[];
  readonly props: readonly Prop[];
  /** What robots joke about: three to six. */
  readonly tags: readonly string[];
}

const snap = (
  id: string,
  place: PlaceName,
  tags: string,
  actors: readonly Actor[],
  props: readonly Prop[] = [],
): Snap => ({ id, place, actors, props, tags: tags.split(" ") });

export const SNAPS: readonly Snap[] = [
  snap(
    "lecture",
    "office",
    "work boss robot waiting",
    [
      ["pear", 260, 360],
      ["robot1", 560, 250],
      ["robot3", 710, 250],
      ["robot4", 860, 250],
    ],
    [["chart-decreasing", 420, 240, 150]],
  ),
  snap(
    "dentist-donut",
    "hospital",
    "doctor fear food waiting",
    [
      ["donut", 320, 340],
      ["toast", 680, 360, 0, true],
    ],
    [
      ["tooth", 500, 250, 120],
      ["screwdriver", 560, 470, 90, 40],
    ],
  ),
  snap(
    "job-interview",
    "office",
    "work boss fear secret",
    [
      ["tomato", 280, 330],
      ["cheese", 720, 360, 0, true],
    ],
    [
      ["briefcase", 420, 600, 120],
      ["memo", 590, 470, 100],
    ],
  ),
  snap(
    "cat-birthday",
    "party",
    "party birthday animal food",
    [
      ["cupcake", 230, 300],
      ["popcorn", 780, 320],
    ],
    [
      ["cat", 500, 500, 300],
      ["birthday-cake", 350, 600, 150],
    ],
  ),
  snap(
    "penguin-desk",
    "office",
    "work animal technology winter",
    [["burger", 800, 300, 0, true]],
    [
      ["penguin", 430, 480, 320],
      ["desktop-computer", 620, 560, 190],
      ["hot-beverage", 280, 620, 100],
    ],
  ),
  snap(
    "gym-fries",
    "gym",
    "sport food effort mess",
    [
      ["fries", 330, 360],
      ["broccoli", 700, 370],
    ],
    [
      ["stopwatch", 520, 360, 100],
      ["socks", 520, 680, 90],
    ],
  ),
  snap(
    "wedding-toast",
    "church",
    "love wedding family food",
    [
      ["toast", 380, 320],
      ["avocado", 620, 330],
    ],
    [
      ["ring", 500, 320, 80],
      ["bouquet", 540, 560, 120, 20],
    ],
  ),
  snap(
    "bank-robbery",
    "street",
    "crime money police fear",
    [
      ["carrot", 300, 320],
      ["robot-old3", 720, 340, 0, true],
    ],
    [
      ["money-bag", 420, 600, 130],
      ["police-car", 860, 610, 200],
    ],
  ),
  snap(
    "lemon-first-date",
    "kitchen",
    "love food fear secret",
    [
      ["lemon", 320, 330],
      ["peach", 690, 330],
    ],
    [
      ["rose", 460, 480, 110, 30],
      ["spaghetti", 510, 640, 150],
    ],
  ),
  snap(
    "beach-robot",
    "beach",
    "robot holiday summer water",
    [
      ["robot2", 500, 340],
      ["watermelon", 800, 260],
    ],
    [
      ["ring-buoy", 500, 560, 190],
      ["sunglasses", 250, 640, 110],
    ],
  ),
  snap(
    "ghost-classroom",
    "classroom",
    "school ghost fear secret",
    [
      ["egg", 280, 300],
      ["cookie", 760, 300],
    ],
    [
      ["ghost", 510, 420, 260],
      ["red-apple", 640, 640, 80],
    ],
  ),
  snap(
    "space-taxi",
    "space",
    "space travel car waiting",
    [["pineapple", 330, 320]],
    [
      ["taxi", 660, 560, 300],
      ["alien", 640, 440, 120],
    ],
  ),
  snap(
    "court-cookie",
    "court",
    "crime secret food argument",
    [
      ["cookie", 250, 300],
      ["robot5", 780, 360, 0, true],
    ],
    [
      ["glass-of-milk", 480, 560, 140],
      ["scroll", 600, 480, 110],
    ],
  ),
  snap(
    "bath-band",
    "bathroom",
    "bath music water mess",
    [
      ["corn", 240, 320],
      ["chili", 780, 330],
    ],
    [
      ["bathtub", 510, 560, 330],
      ["saxophone", 640, 380, 140],
      ["duck", 470, 460, 90],
    ],
  ),
  snap(
    "night-snack",
    "bedroom",
    "sleep food secret mess",
    [
      ["pizza-slice", 360, 320],
      ["panda-sushi", 680, 300],
    ],
    [
      ["flashlight", 520, 500, 110, -30],
      ["popcorn", 240, 640, 110],
    ],
  ),
  snap(
    "shop-self",
    "shop",
    "shopping food fear family",
    [
      ["tomato", 350, 320],
      ["egg", 620, 300],
    ],
    [["shopping-cart", 490, 610, 230]],
  ),
  snap(
    "museum-guard",
    "museum",
    "art crime secret waiting",
    [
      ["robot-old1", 280, 340],
      ["strawberry", 700, 310],
    ],
    [["framed-picture", 520, 440, 180, 18]],
  ),
  snap(
    "ski-lesson",
    "snow",
    "winter sport fear holiday",
    [
      ["croissant", 320, 320, -14],
      ["pretzel", 690, 330, 16],
    ],
    [
      ["skis", 470, 640, 160],
      ["snowman", 880, 560, 190],
    ],
  ),
  snap(
    "pool-cheese",
    "pool",
    "holiday water summer fear",
    [
      ["cheese", 380, 330],
      ["bubble-tea", 680, 330],
    ],
    [
      ["beach-with-umbrella", 180, 560, 180],
      ["shark", 560, 660, 150],
    ],
  ),
  snap(
    "disco-grandpa",
    "party",
    "dance music party family",
    [
      ["robot-old5", 320, 320],
      ["sushi-shades", 650, 320, 10],
    ],
    [
      ["speaker-high-volume", 860, 580, 140],
      ["necktie", 480, 300, 70],
    ],
  ),
  snap(
    "desert-ice",
    "desert",
    "summer food travel loser",
    [["popcorn", 300, 320]],
    [
      ["soft-ice-cream", 560, 500, 290, 10],
      ["camel", 820, 560, 190],
    ],
  ),
  snap(
    "castle-guard",
    "castle",
    "fear fight winner waiting",
    [
      ["burger", 300, 310],
      ["onigiri", 700, 310, 0, true],
    ],
    [
      ["crossed-swords", 500, 470, 170],
      ["dragon", 860, 340, 180],
    ],
  ),
  snap(
    "lab-accident",
    "lab",
    "science mess technology fire",
    [
      ["carrot", 300, 310, 8],
      ["robot4", 720, 320],
    ],
    [
      ["collision", 500, 480, 210],
      ["test-tube", 600, 600, 110],
    ],
  ),
  snap(
    "dog-boss",
    "office",
    "work boss animal money",
    [
      ["fries", 250, 300],
      ["donut", 790, 300],
    ],
    [
      ["dog", 510, 480, 310],
      ["top-hat", 500, 320, 120],
      ["money-with-wings", 700, 420, 100],
    ],
  ),
  snap(
    "phone-zombie",
    "street",
    "phone technology mess travel",
    [
      ["peach", 260, 310],
      ["taco", 500, 290],
      ["avocado", 740, 310],
    ],
    [
      ["mobile-phone", 340, 470, 80],
      ["mobile-phone", 580, 490, 80],
      ["banana", 640, 690, 90],
    ],
  ),
  snap(
    "talent-show",
    "stage",
    "stage music fear winner",
    [["broccoli", 500, 350]],
    [
      ["studio-microphone", 640, 500, 130],
      ["tomato", 230, 620, 80],
      ["tomato", 780, 640, 90],
    ],
  ),
  snap(
    "magic-rabbit",
    "stage",
    "magic animal stage secret",
    [["pear", 310, 350]],
    [
      ["top-hat", 620, 600, 200],
      ["rabbit", 620, 460, 190],
      ["magic-wand", 440, 420, 110],
    ],
  ),
  snap(
    "fire-toaster",
    "kitchen",
    "fire food mess fear",
    [
      ["toast", 280, 320],
      ["robot-old2", 640, 340],
    ],
    [
      ["fire", 640, 330, 170],
      ["fire-extinguisher", 860, 600, 140],
    ],
  ),
  snap(
    "moving-day",
    "street",
    "family mess effort travel",
    [
      ["watermelon", 270, 260],
      ["pancake", 720, 310],
    ],
    [
      ["couch-and-lamp", 510, 560, 280],
      ["package", 860, 640, 150],
    ],
  ),
  snap(
    "school-photo",
    "classroom",
    "school family art waiting",
    [
      ["egg", 200, 250],
      ["strawberry", 370, 260],
      ["lemon", 540, 250],
      ["chili", 700, 270],
    ],
    [["camera-with-flash", 880, 600, 150]],
  ),
  snap(
    "doctor-robot",
    "hospital",
    "doctor robot fear technology",
    [
      ["robot2", 320, 340],
      ["tomato", 680, 300],
    ],
    [
      ["wrench", 500, 420, 130, 30],
      ["adhesive-bandage", 760, 430, 80],
    ],
  ),
  snap(
    "heist-mouse",
    "shop",
    "crime animal food secret",
    [["cheese", 640, 340]],
    [
      ["mouse", 320, 560, 200],
      ["ladder", 440, 480, 220, 12],
      ["flashlight", 240, 640, 90],
    ],
  ),
  snap(
    "first-snow",
    "snow",
    "winter family sport summer",
    [
      ["pineapple", 330, 330],
      ["watermelon", 640, 260],
    ],
    [
      ["snowman", 850, 530, 220],
      ["carrot", 480, 640, 90],
    ],
  ),
  snap(
    "karaoke",
    "stage",
    "music stage love fear",
    [
      ["sushi1", 350, 320],
      ["pretzel", 650, 330],
    ],
    [
      ["microphone", 500, 460, 140],
      ["musical-notes", 760, 220, 130],
    ],
  ),
  snap(
    "traffic-jam",
    "street",
    "car travel waiting argument",
    [["bagel-sandwich", 250, 280]],
    [
      ["automobile", 560, 570, 240],
      ["bus", 820, 560, 250],
      ["snail", 420, 680, 120],
    ],
  ),
  snap(
    "yoga-rocks",
    "beach",
    "sport sleep holiday loser",
    [
      ["panda-sushi", 320, 300, -90],
      ["corn", 660, 330],
    ],
    [
      ["rock", 480, 660, 130],
      ["seal", 830, 610, 180],
    ],
  ),
  snap(
    "trophy-tie",
    "gym",
    "winner loser sport argument",
    [
      ["onigiri", 300, 300],
      ["taco", 700, 290, 0, true],
    ],
    [["trophy", 500, 500, 220]],
  ),
  snap(
    "secret-garden",
    "forest",
    "secret animal magic love",
    [
      ["peach", 280, 310],
      ["carrot", 720, 310, 0, true],
    ],
    [
      ["hole", 500, 660, 220],
      ["rabbit", 500, 560, 130],
    ],
  ),
  snap(
    "wolf-tea",
    "forest",
    "animal fear food family",
    [["strawberry", 300, 300]],
    [
      ["wolf", 690, 460, 260],
      ["teapot", 500, 610, 140],
      ["baguette-bread", 400, 650, 100],
    ],
  ),
  snap(
    "camping-bear",
    "forest",
    "animal holiday fear food",
    [
      ["egg", 250, 290],
      ["pancake", 430, 290],
    ],
    [
      ["tent", 640, 540, 280],
      ["bear", 840, 480, 210],
      ["fire", 530, 640, 120],
    ],
  ),
  snap(
    "grandma-robot",
    "bedroom",
    "robot family sleep technology",
    [
      ["robot-old3", 330, 340],
      ["robot4", 680, 280],
    ],
    [
      ["yarn", 500, 640, 110],
      ["glasses", 330, 420, 90],
    ],
  ),
  snap(
    "alien-customs",
    "space",
    "space travel police waiting",
    [["robot1", 280, 330]],
    [
      ["alien-monster", 620, 480, 230],
      ["luggage", 790, 600, 160],
      ["passport-control", 440, 360, 110],
    ],
  ),
  snap(
    "bad-haircut",
    "bathroom",
    "mess art fear loser",
    [
      ["broccoli", 360, 350],
      ["chili", 680, 330],
    ],
    [
      ["scissors", 530, 420, 140, -20],
      ["mirror", 860, 480, 190],
    ],
  ),
  snap(
    "grown-up-party",
    "office",
    "work party dance secret",
    [
      ["burger", 270, 300, -10],
      ["cupcake", 500, 320, 8],
      ["cheese", 740, 310, -6],
    ],
    [
      ["party-popper", 880, 560, 140],
      ["necktie", 500, 250, 80],
    ],
  ),
  snap(
    "stuck-lift",
    "hospital",
    "waiting fear argument work",
    [
      ["fries", 300, 300],
      ["popcorn", 500, 310],
      ["robot5", 710, 310],
    ],
    [["elevator", 890, 420, 200]],
  ),
  snap(
    "painter",
    "museum",
    "art mess money secret",
    [["avocado", 330, 330]],
    [
      ["artist-palette", 500, 520, 140],
      ["framed-picture", 720, 430, 280],
      ["paintbrush", 580, 380, 110],
    ],
  ),
  snap(
    "dragon-bbq",
    "castle",
    "fire food animal party",
    [
      ["corn", 250, 320],
      ["toast", 460, 290],
    ],
    [
      ["dragon", 720, 440, 320],
      ["meat-on-bone", 520, 620, 130],
    ],
  ),
  snap(
    "long-queue",
    "shop",
    "waiting shopping family work",
    [
      ["pear", 200, 300],
      ["lemon", 360, 280],
      ["donut", 520, 280],
      ["robot3", 690, 300],
    ],
    [["receipt", 860, 480, 230]],
  ),
  snap(
    "treasure-map",
    "beach",
    "money travel secret summer",
    [
      ["croissant", 300, 300],
      ["bubble-tea", 660, 320],
    ],
    [
      ["world-map", 480, 480, 170],
      ["package", 830, 640, 150],
    ],
  ),
  snap(
    "rocket-launch",
    "lab",
    "space science fear fire",
    [
      ["egg", 290, 300],
      ["sushi-shades", 480, 280],
    ],
    [
      ["rocket", 740, 430, 330, -10],
      ["fire", 800, 660, 130],
    ],
  ),
  snap(
    "royal-donut",
    "castle",
    "boss winner food family",
    [
      ["donut", 500, 360],
      ["cookie", 230, 260],
      ["pretzel", 780, 270],
    ],
    [["crown", 500, 260, 170]],
  ),
  snap(
    "ice-bath",
    "pool",
    "water winter sport fear",
    [
      ["chili", 320, 330],
      ["tomato", 640, 310],
    ],
    [
      ["ice", 480, 640, 130],
      ["polar-bear", 830, 560, 200],
    ],
  ),
  snap(
    "mirror-truth",
    "bedroom",
    "secret love fear magic",
    [["peach", 310, 320]],
    [
      ["mirror", 680, 440, 300],
      ["ogre", 680, 420, 130],
    ],
  ),
  snap(
    "delivery-giant",
    "street",
    "shopping money mess work",
    [
      ["taco", 280, 280],
      ["robot2", 820, 300, 0, true],
    ],
    [
      ["package", 540, 500, 340],
      ["scissors", 400, 660, 90],
    ],
  ),
  snap(
    "band-practice",
    "bedroom",
    "music mess family argument",
    [
      ["pizza-slice", 250, 310],
      ["corn", 480, 320],
      ["robot-old5", 740, 300],
    ],
    [
      ["drum", 560, 640, 170],
      ["guitar", 360, 530, 160, 30],
    ],
  ),
  snap(
    "detective",
    "court",
    "crime police secret winner",
    [["sushi-shades", 340, 320]],
    [
      ["magnifying-glass-tilted-left", 560, 470, 190],
      ["footprints", 720, 650, 130],
      ["banana", 840, 680, 100],
    ],
  ),
  snap(
    "vet-visit",
    "hospital",
    "doctor animal fear family",
    [["avocado", 280, 320]],
    [
      ["crocodile", 640, 570, 280],
      ["thermometer", 470, 460, 110, 30],
      ["toothbrush", 820, 480, 100],
    ],
  ),
  snap(
    "surprise-party",
    "bedroom",
    "birthday party fear secret",
    [
      ["onigiri", 500, 320],
      ["strawberry", 220, 270],
      ["pineapple", 790, 310],
    ],
    [
      ["birthday-cake", 640, 630, 150],
      ["confetti-ball", 360, 620, 110],
    ],
  ),
  snap(
    "magnet-love",
    "lab",
    "love robot science technology",
    [
      ["robot5", 320, 330],
      ["robot2", 680, 330, 0, true],
    ],
    [
      ["magnet", 500, 400, 140],
      ["red-heart", 500, 280, 100],
    ],
  ),
  snap(
    "cloud-boss",
    "space",
    "boss work space waiting",
    [
      ["pancake", 280, 300],
      ["robot4", 780, 310],
    ],
    [
      ["thought-balloon", 520, 260, 260],
      ["coin", 520, 240, 90],
      ["briefcase", 430, 640, 120],
    ],
  ),
  snap(
    "lost-phone",
    "forest",
    "phone technology loser animal",
    [["lemon", 300, 320]],
    [
      ["mobile-phone", 640, 520, 130, 20],
      ["chipmunk", 720, 590, 180],
    ],
  ),
  snap(
    "statue-contest",
    "museum",
    "art winner sleep loser",
    [
      ["robot-old4", 300, 340],
      ["pear", 660, 340, -10],
    ],
    [
      ["moai", 480, 540, 220],
      ["pushpin", 860, 640, 80],
    ],
  ),
  snap(
    "hot-dog-race",
    "gym",
    "sport food winner animal",
    [
      ["burger", 220, 290, 12],
      ["popcorn", 420, 310, 12],
    ],
    [
      ["dog", 680, 580, 220],
      ["hot-dog", 840, 640, 120],
    ],
  ),
  snap(
    "last-cookie",
    "kitchen",
    "food argument secret family",
    [
      ["broccoli", 270, 340],
      ["cheese", 740, 330, 0, true],
    ],
    [
      ["cookie", 500, 600, 170],
      ["jar", 500, 430, 130],
    ],
  ),
  snap(
    "dinosaur-pet",
    "street",
    "animal fear family mess",
    [["egg", 260, 300]],
    [
      ["t-rex", 660, 420, 400],
      ["bone", 440, 660, 110],
    ],
  ),
  snap(
    "whale-bathtub",
    "bathroom",
    "bath animal water mess",
    [["lemon", 190, 250]],
    [
      ["spouting-whale", 600, 430, 440],
      ["sponge", 350, 660, 90],
    ],
  ),
  snap(
    "snail-winner",
    "street",
    "sport winner animal effort",
    [
      ["burger", 800, 300, 0, true],
      ["fries", 200, 280],
    ],
    [
      ["snail", 500, 560, 190],
      ["chequered-flag", 350, 420, 140, -12],
    ],
  ),
  snap(
    "camel-snow",
    "snow",
    "animal winter travel effort",
    [["egg", 220, 250]],
    [
      ["camel", 620, 440, 400],
      ["scarf", 390, 650, 110],
    ],
  ),
  snap(
    "octopus-dishes",
    "kitchen",
    "work animal food water",
    [["cheese", 190, 260]],
    [
      ["octopus", 580, 430, 380],
      ["fork-and-knife-with-plate", 340, 640, 140],
      ["sponge", 840, 650, 100],
    ],
  ),
  snap(
    "bee-court",
    "court",
    "crime fear animal food",
    [
      ["tomato", 210, 320],
      ["robot2", 800, 330, 0, true],
    ],
    [
      ["honeybee", 510, 440, 110],
      ["honey-pot", 510, 630, 140],
    ],
  ),
  snap(
    "shark-pool",
    "pool",
    "holiday water fear animal",
    [["toast", 220, 290]],
    [
      ["shark", 650, 470, 380],
      ["ring-buoy", 400, 660, 130],
    ],
  ),
  snap(
    "dragon-candles",
    "party",
    "birthday party fire magic",
    [["cupcake", 180, 240]],
    [
      ["dragon", 660, 420, 400],
      ["birthday-cake", 350, 630, 160],
    ],
  ),
  snap(
    "goat-museum",
    "museum",
    "art animal food mess",
    [["pear", 190, 280]],
    [
      ["goat", 640, 450, 370],
      ["framed-picture", 410, 380, 180, 14],
    ],
  ),
  snap(
    "sheep-awake",
    "bedroom",
    "sleep animal waiting",
    [["egg", 160, 230]],
    [
      ["ewe", 370, 540, 200],
      ["ewe", 590, 520, 230],
      ["ewe", 820, 500, 260],
      ["alarm-clock", 270, 680, 90],
    ],
  ),
  snap(
    "cactus-balloon",
    "desert",
    "love fear party waiting",
    [["avocado", 200, 280]],
    [
      ["cactus", 650, 440, 390],
      ["balloon", 430, 400, 170, 10],
    ],
  ),
];
