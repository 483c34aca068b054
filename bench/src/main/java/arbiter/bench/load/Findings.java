package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What was once found and is not a matter of time: each is tried again, and is over or back. */
final class Findings {

    private static final String SECRET = "Zqxhidden";

    private final PrintStream out;
    private final List<String> arbiter;
    private final Path folder;
    private final List<String> problems;

    Findings(PrintStream out, List<String> arbiter, Path folder, List<String> problems) {
        this.out = out;
        this.arbiter = arbiter;
        this.folder = folder;
        this.problems = problems;
    }

    private void tell(String finding, boolean isOver) {
        out.printf("%-60s %s%n", finding, isOver ? "over" : "BACK");
        if (!isOver) {
            problems.add("this is back: " + finding);
        }
    }

    void ask(ServerProcess server) throws IOException {
        hiddenNames(server);
        gamemasterLeaves(server);
        removedPlayers(server);
        commandLine();
        names(server);
        keys(server);
    }

    /** F1: previews and refusals of a player, on turn beside somebody hidden. */
    private void hiddenNames(ServerProcess server) {
        Attacker ada = new Attacker(server.address(), "ada");
        String text = "game: capital\nturn: one\nunits:\n"
                + "  - {id: one, name: One, from: gutter-raider, side: a, at: \"0,0\"}\n"
                + "  - {id: two, name: Two, from: gutter-raider, side: b, at: \"9,3\"}\n"
                + "  - {id: zqx, name: " + SECRET + ", from: gutter-raider, side: b, at: \"4,0\", hidden: true}\n";
        String table = ada.post(
                        "/api/tables", Attacker.json().put("game", "capital").put("situation", text))
                .id();
        Attacker bob = joined(server, ada, table, "player", "one");
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            JsonNode request = bob.get("/api/tables/" + table + "/view").body().at("/requests/0");
            told.append(request);
            for (JsonNode option : request.path("options")) {
                ObjectNode question = question(request, option.path("id").asText());
                told.append(
                        bob.post("/api/tables/" + table + "/previews", question).body());
            }
            told.append(bob.command(table, question(request, "4,0").put("do", "answer"))
                    .body());
            bob.command(table, question(request, "move").put("do", "answer"));
        }
        tell("F1 players are told of hidden units", !told.toString().contains(SECRET) && told.length() > 1000);
    }

    private static ObjectNode question(JsonNode request, String option) {
        ObjectNode question = Attacker.json().put("request", request.path("id").asText());
        question.putArray("options").add(option);
        return question;
    }

    private static Attacker joined(ServerProcess server, Attacker host, String table, String role, String unit) {
        Attacker guest = new Attacker(server.address(), "guest");
        guest.post("/api/invites/" + invite(host, table, role, unit), Attacker.json());
        return guest;
    }

    private static String invite(Attacker host, String table, String role, String unit) {
        ObjectNode wish = Attacker.json().put("role", role).put("seats", 2);
        if (!unit.isEmpty()) {
            wish.putArray("units").add(unit);
        }
        return host.post("/api/tables/" + table + "/invites", wish)
                .body()
                .path("link")
                .asText()
                .replaceAll(".*/", "");
    }

    private static String member(Attacker person, String table) {
        return person.get("/api/tables/" + table + "/view")
                .body()
                .at("/you/member")
                .asText();
    }

    private void gamemasterLeaves(ServerProcess server) {
        Attacker ada = new Attacker(server.address(), "ada");
        String table = ada.table("duel", "crossing");
        Attacker bob = joined(server, ada, table, "player", "");
        ada.call("DELETE", "/api/tables/" + table + "/members/" + member(ada, table), Caller.JSON.missingNode());
        int status = bob.get("/api/tables/" + table + "/export").status();
        tell("F5 the last player exports what the gamemaster knew", status == 403);
    }

    private void removedPlayers(ServerProcess server) {
        Attacker ada = new Attacker(server.address(), "ada");
        String table = ada.table("duel", "crossing");
        Attacker bob = new Attacker(server.address(), "guest");
        String link = "/api/invites/" + invite(ada, table, "player", "");
        bob.post(link, Attacker.json());
        ada.call("DELETE", "/api/tables/" + table + "/members/" + member(bob, table), Caller.JSON.missingNode());
        tell(
                "F9 a removed player comes back by the same link",
                bob.post(link, Attacker.json()).status() == 410);
    }

    /** F8: the other end of the pipe closes; an address that is none. */
    private void commandLine() throws IOException {
        Path duel = Files.writeString(
                folder.resolve("duel.yaml"),
                "game: duel\nunits:\n  - {from: blade, side: one}\n  - {from: brute, side: two}\n");
        String play = String.join(" ", arbiter) + " play " + duel;
        tell("F8 play goes on when nobody reads it", exit("yes 1 | " + play + " | head -1 >/dev/null") == 0);
        tell(
                "F8 a wrong --database is no mistake of the caller",
                exit(String.join(" ", arbiter) + " serve --port 0 --database x 2>/dev/null") == 2);
    }

    private static int exit(String line) {
        try {
            Process process = new ProcessBuilder("sh", "-c", line)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor(30, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            return -1;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private void names(ServerProcess server) {
        try (Socket socket = new Socket("localhost", server.port())) {
            socket.getOutputStream()
                    .write("GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            tell("F10 the server answers to any name", answer.startsWith("HTTP/1.1 403"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void keys(ServerProcess server) {
        Attacker ada = new Attacker(server.address(), "ada");
        String table = ada.table("duel", "crossing");
        List<Integer> statuses = new ArrayList<>();
        for (String[] sent : new String[][] {{"a\u0000b", "one"}, {"key", "one"}, {"key", "two"}}) {
            ObjectNode frame = Attacker.json().put("key", sent[0]).put("number", 0);
            frame.putObject("command").put("do", "say").put("text", sent[1]).put("to", "all");
            statuses.add(ada.post("/api/tables/" + table + "/commands", frame).status());
        }
        tell("F10 control characters in keys, two commands under one", statuses.equals(List.of(400, 200, 422)));
    }

    /** F3 and F10: told to stop in the middle of work it ends, and being killed leaves nothing. */
    void end(ServerProcess server, Path temporary) throws IOException {
        Attacker mallory = new Attacker(server.address(), "end");
        ObjectNode wish = Attacker.json().put("game", "capital").put("situation", Attacks.situation(200, 4900));
        String table = mallory.post("/api/tables", wish).id();
        Thread work = new Thread(() -> {
            JsonNode request =
                    mallory.get("/api/tables/" + table + "/view").body().at("/requests/0");
            request.path("options")
                    .forEach(option -> mallory.post(
                            "/api/tables/" + table + "/previews",
                            question(request, option.path("id").asText())));
        });
        work.start();
        double seconds = server.stopSeconds();
        tell("F3 a server at work does not stop (%.1f s)".formatted(seconds), seconds < 5);
        File[] left = temporary.toFile().listFiles();
        tell("F10 files are left in the temporary folder", left != null && left.length == 0);
    }
}
