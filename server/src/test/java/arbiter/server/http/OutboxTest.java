package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OutboxTest {

    private static final String KILOBYTE = "x".repeat(1024);

    @Test
    void whoever_does_not_read_is_dropped_and_holds_nobody_up() throws IOException {
        CompletableFuture<Integer> closed = new CompletableFuture<>();
        Javalin server = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.routes.ws("/flood", socket -> {
                socket.onConnect(context -> flood(new Outbox(context.session)));
                socket.onClose(closing -> closed.complete(closing.status()));
            });
        });
        server.start("localhost", 0);
        try (Socket lazy = new Socket("localhost", server.port())) {
            lazy.getOutputStream()
                    .write(("GET /flood HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                                    + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                    + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            InputStream unread = lazy.getInputStream();

            assertThat(closed.orTimeout(30, TimeUnit.SECONDS).join()).isPositive();
            assertThat(unread.available()).isPositive();
        } finally {
            server.stop();
        }
    }

    /** Far more than the network between us holds; comes back because sending never waits. */
    private static void flood(Outbox outbox) {
        for (int i = 0; i < 64 << 10; i++) {
            outbox.send(KILOBYTE);
        }
    }
}
