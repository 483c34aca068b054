package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Disks that do not play along, under a real server in a process of its own. */
class DiskTest {

    private static final String LONG = "x".repeat(1900);

    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    @Test
    void a_second_process_on_the_same_file_is_refused_and_the_first_goes_on() {
        try (RealServer first = RealServer.start(folder.toString())) {
            RealServer second = RealServer.start(folder.toString());
            assertThat(second.said()).contains("another Arbiter is using the folder");
            assertThat(second.exit()).isEqualTo(2);

            new Visitor(first.said())
                    .post("/api/session", "{\"name\": \"Ada\"}")
                    .expect(201);
        }
    }

    @Test
    void a_full_disk_refuses_what_it_cannot_keep_and_keeps_what_it_acknowledged() {
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=1500k", "arbiter-test", folder.toString()));
        try (RealServer server = RealServer.start(folder.toString())) {
            Visitor ada = ada(server);
            String table = ada.table();
            int acknowledged = 0;
            Visitor.Answer answer = says(ada, table);
            for (; answer.status() == 200; answer = says(ada, table)) {
                acknowledged++;
            }
            answer.refused(503, "store");
            assertThat(answer.body().at("/error/message").asText()).contains("disk is full");
            assertThat(said(ada, table)).isEqualTo(acknowledged);
            assertThat(ada.get("/api/health").expect(503).body().get("status").asText())
                    .isEqualTo("disk-full");
            assertThat(new Visitor(server.said())
                            .post("/api/session", "{\"name\": \"Eve\"}")
                            .refused(503, "store")
                            .text())
                    .contains("nothing new is begun until there is room");

            server.kill();
            assertThat(run("mount", "-o", "remount,size=8m", folder.toString())).isTrue();
            try (RealServer again = RealServer.start(folder.toString())) {
                Visitor back = new Visitor(again.said()).with("Cookie", ada.cookie());
                assertThat(said(back, table)).isEqualTo(acknowledged);
                says(back, table).expect(200);
                assertThat(back.get("/api/health")
                                .expect(200)
                                .body()
                                .get("status")
                                .asText())
                        .isEqualTo("ok");
            }
        } finally {
            run("umount", "-l", folder.toString());
        }
    }

    @Test
    void a_killed_server_leaves_nothing_but_its_database() throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        try (RealServer server = RealServer.start(data.toString(), List.of("-Djava.io.tmpdir=" + temporary))) {
            ada(server).table();
            server.kill();

            assertThat(temporary).isEmptyDirectory();
            assertThat(data.toFile().list())
                    .containsExactlyInAnyOrder("arbiter.db", "arbiter.db-wal", "arbiter.db-shm", "arbiter.lock");
        }
    }

    @Test
    void where_no_folder_lets_programs_be_run_it_is_said() throws IOException {
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=8m,noexec", "arbiter-test", folder.toString()));
        try {
            List<String> temporary = List.of("-Djava.io.tmpdir=" + folder);
            RealServer refused = RealServer.start(folder.toString(), temporary);
            assertThat(refused.said()).contains("SQLite cannot be loaded", "another --data");
            assertThat(refused.exit()).isEqualTo(2);

            try (RealServer server = RealServer.start(elsewhere.toString(), temporary)) {
                ada(server).table();
            }
            try (RealServer server = RealServer.start(folder.toString(), List.of("-Djava.io.tmpdir=" + elsewhere))) {
                ada(server).table();
            }
        } finally {
            run("umount", "-l", folder.toString());
        }
    }

    @Test
    void a_disk_that_turns_read_only_is_read_and_refuses_to_be_written() {
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=8m", "arbiter-test", folder.toString()));
        try (RealServer server = RealServer.start(folder.toString())) {
            Visitor ada = ada(server);
            String table = ada.table();
            says(ada, table).expect(200);
            server.kill();
            assertThat(run("mount", "-o", "remount,ro", folder.toString())).isTrue();
            RealServer refused = RealServer.start(folder.toString());
            assertThat(refused.said()).contains("cannot be written");
            assertThat(refused.exit()).isEqualTo(2);

            assertThat(run("mount", "-o", "remount,rw", folder.toString())).isTrue();
            try (RealServer again = RealServer.start(folder.toString())) {
                assertThat(said(new Visitor(again.said()).with("Cookie", ada.cookie()), table))
                        .isEqualTo(1);
            }
        } finally {
            run("umount", "-l", folder.toString());
        }
    }

    private static Visitor ada(RealServer server) {
        Visitor ada = new Visitor(server.said());
        ada.post("/api/session", "{\"name\": \"Ada\"}").expect(201);
        return ada;
    }

    private static Visitor.Answer says(Visitor who, String table) {
        return who.command(table, "{\"do\": \"say\", \"text\": \"" + LONG + "\", \"to\": \"all\"}");
    }

    private static int said(Visitor who, String table) {
        int count = 0;
        for (var item : who.get("/api/tables/" + table + "/log?from=0&count=1000")
                .expect(200)
                .body()
                .get("log")) {
            count += item.get("text").asText().equals(LONG) ? 1 : 0;
        }
        return count;
    }

    /** Mounting is not allowed everywhere; whether it went well. */
    private static boolean run(String... command) {
        try {
            return new ProcessBuilder(List.of(command))
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException | InterruptedException impossible) {
            return false;
        }
    }
}
