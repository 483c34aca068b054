package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

    @TempDir
    private Path folder;

    @Test
    void a_server_starts_answers_and_stops_and_does_so_again() {
        for (int i = 0; i < 2; i++) {
            Shell shell = arbiter("serve", "--check", "--port", "0", "--data", folder.toString());

            assertThat(shell.exit()).as(shell.err()).isZero();
            assertThat(shell.out()).contains("All is well.");
        }
    }

    @Test
    void everything_is_copied_and_put_back() {
        String data = folder.toString();
        assertThat(arbiter("backup", "--data", data).exit()).isEqualTo(2);
        assertThat(arbiter("restore", "--data", data).err()).contains("there is no copy");
        assertThat(arbiter("serve", "--check", "--port", "0", "--data", data).exit())
                .isZero();

        assertThat(arbiter("backup", "--list", "--data", data).out()).contains("no copies");
        assertThat(arbiter("backup", "--data", data).out()).contains("Everything is copied to");
        assertThat(arbiter("backup", "--list", "--data", data).lines()).hasSize(1);
        Shell restored = arbiter("restore", "--data", data);
        assertThat(restored.exit()).as(restored.err()).isZero();
        assertThat(restored.out()).contains("What was there before is now", "is back in its place");
        assertThat(arbiter("serve", "--check", "--port", "0", "--data", data).exit())
                .isZero();
    }

    @Test
    void a_taken_port_is_told_with_what_to_do() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            String port = Integer.toString(taken.getLocalPort());
            Shell shell = arbiter("serve", "--port", port, "--data", folder.toString());

            assertThat(shell.exit()).isEqualTo(2);
            assertThat(shell.err()).contains("localhost:" + port, "--port").doesNotContain("Exception");
        }
    }

    @Test
    void what_cannot_be_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");

        assertThat(arbiter("serve", "--port", "70000").err()).contains("0 to 65535");
        assertThat(arbiter("serve", "--check", "--port", "0", "--data", file.toString())
                        .exit())
                .isEqualTo(2);
        assertThat(arbiter("serve", "--check", "--port", "0", "--database", "mysql://x/y")
                        .exit())
                .isEqualTo(2);
        Shell nonsense = arbiter("serve", "--check", "--port", "0", "--database", "x");
        assertThat(nonsense.exit()).isEqualTo(2);
        assertThat(nonsense.err()).contains("postgresql://user@host/name");
        Shell alone = arbiter("serve", "--check", "--port", "0", "--password-file", file.toString());
        assertThat(alone.exit()).isEqualTo(2);
        assertThat(alone.err()).contains("--database");
        assertThat(arbiter("serve", "--database", "postgresql://a@localhost/b", "--password-file", folder.toString())
                        .err())
                .contains("cannot be read");
    }
}
