// A Socket.IO server as its documentation shows it: a message from one client is sent to everybody in the
// room.
import { createServer } from "node:http";
import { Server } from "socket.io";

// The parent process has ended.
process.on("disconnect", () => process.exit(0));

const http = createServer();
const io = new Server(http, { transports: ["websocket"], serveClient: false });

io.on("connection", (socket) => {
  const room = String(socket.handshake.query["room"]);
  void socket.join(room);
  socket.on("draw", (message: unknown) => {
    io.to(room).emit("draw", message);
  });
});

http.listen(0, "127.0.0.1", () => {
  const address = http.address();
  if (typeof address === "object") process.send?.(address?.port);
});
