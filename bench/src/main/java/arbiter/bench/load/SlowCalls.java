package arbiter.bench.load;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Calls that come byte by byte, and sockets that are opened and kept. */
final class SlowCalls {

    private static final long PAUSE = 2000;
    private static final int MOST = 30;

    private SlowCalls() {}

    /** A call of somebody without a cookie whose body does not end. */
    static void body(Attacker attacker) {
        slowly(
                attacker,
                1,
                "POST /api/session HTTP/1.1\r\nHost: localhost\r\nArbiter: 1\r\nX-Forwarded-For: " + attacker.from()
                        + "\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{");
    }

    /** So many calls whose head does not end. */
    static void heads(Attacker attacker, int count) {
        slowly(attacker, count, "GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
    }

    /** So many sockets at a table, kept until the attack is over. */
    static void sockets(Attacker attacker, String table, int count) {
        slowly(
                attacker,
                count,
                "GET /api/tables/" + table + "/socket HTTP/1.1\r\nHost: localhost\r\nCookie: "
                        + attacker.cookie() + "\r\nX-Forwarded-For: " + attacker.from()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    }

    private static void slowly(Attacker attacker, int count, String head) {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; i < count && !Thread.currentThread().isInterrupted(); i++) {
                Socket socket = new Socket("localhost", attacker.port());
                open.add(socket);
                socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                if (head.contains("Upgrade")) {
                    attacker.count(status(socket.getInputStream()));
                }
            }
            boolean drips = !head.contains("Upgrade");
            for (int i = 0; i < MOST; i++) {
                TimeUnit.MILLISECONDS.sleep(PAUSE);
                for (Socket socket : drips ? open : List.<Socket>of()) {
                    socket.getOutputStream().write(' ');
                }
            }
        } catch (IOException closed) {
            attacker.count(0);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        } finally {
            open.forEach(SlowCalls::close);
        }
    }

    private static int status(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int one = in.read(); one >= 0 && one != '\n'; one = in.read()) {
            line.append((char) one);
        }
        String[] words = line.toString().split(" ");
        return words.length > 1 ? Integer.parseInt(words[1]) : 0;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException gone) {
            return;
        }
    }
}
