package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.http.Company.Who;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lab of a server: what it answers, how much of it one person gets, and what nobody learns from it. */
class LabTest {

    @TempDir
    private Path folder;

    private House house;

    @BeforeEach
    void open() {
        house = House.open(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    /** Looks until the job is over, and returns it. */
    static JsonNode over(Visitor visitor, String job) {
        while (true) {
            JsonNode now = visitor.get(job).expect(200).body();
            if (!List.of("waiting", "running").contains(now.get("stage").asText())) {
                return now;
            }
            Thread.onSpinWait();
        }
    }

    private static String order(String kind, String more) {
        return "{\"kind\": \"" + kind + "\", \"game\": \"duel\", \"encounter\": \"crossing\"" + more + "}";
    }

    private static String asked(Visitor visitor, String order) {
        return "/api/lab/jobs/"
                + visitor.post("/api/lab/jobs", order)
                        .expect(201)
                        .body()
                        .get("id")
                        .asText();
    }

    @Test
    void the_same_question_has_the_same_answer_and_its_fights_can_be_watched() {
        Visitor ada = house.person("Ada");
        JsonNode one = over(ada, asked(ada, order("simulation", ", \"fights\": 30, \"seed\": 7")));
        String job = asked(ada, order("simulation", ", \"fights\": 30, \"seed\": 7"));
        JsonNode other = over(ada, job);

        assertThat(one.get("stage").asText()).isEqualTo("done");
        for (String part : List.of("verdict", "sides", "units", "rounds", "examples", "others")) {
            assertThat(other.at("/result/" + part)).isEqualTo(one.at("/result/" + part));
        }

        JsonNode best = one.at("/result/examples/1");
        String table = "/api/tables/"
                + ada.post(job + "/fights/" + best.get("number").asInt(), "{}")
                        .expect(201)
                        .body()
                        .get("id")
                        .asText();
        JsonNode ending = ada.get(table + "/view").expect(200).body().get("ending");
        assertThat(best.get("text").asText()).startsWith(ending.get("winner").asText() + " wins");
        long items = ada.get(table + "/view").body().get("number").asLong();
        assertThat(items).isGreaterThan(4);
        assertThat(ada.get(table + "/replay?number=2").expect(200).body().get("ending"))
                .isNotEqualTo(ending);
        ada.post(job + "/fights/30", "{}").refused(404, "not-found");
    }

    @Test
    void one_job_is_played_and_three_wait_and_what_was_known_is_kept_when_one_is_stopped() {
        Visitor ada = house.person("Ada");
        String slow = order("simulation", ", \"fights\": 20000, \"agents\": {\"bridge\": \"tactician\"}");
        List<String> jobs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            jobs.add(asked(ada, slow));
        }

        Visitor.Answer refused = ada.post("/api/lab/jobs", slow).refused(429, "too-fast");
        assertThat(refused.body().at("/error/message").asText())
                .isEqualTo("one of your jobs is being played and 3 wait; wait for one to end, or stop one, before you"
                        + " ask for more");
        assertThat(stages(ada)).containsExactly("waiting", "waiting", "waiting", "running");

        ada.delete(jobs.get(3)).expect(204);
        assertThat(over(ada, jobs.get(3)).get("problem").asText()).isEqualTo("stopped before it began");
        ada.post("/api/lab/jobs", order("simulation", ", \"fights\": 5")).expect(201);
        jobs.forEach(job -> ada.delete(job).expect(204));
    }

    private static List<String> stages(Visitor visitor) {
        JsonNode jobs = visitor.get("/api/lab/jobs").expect(200).body().get("jobs");
        return StreamSupport.stream(jobs.spliterator(), false)
                .map(job -> job.get("stage").asText())
                .toList();
    }

    @Test
    void more_than_a_server_has_time_for_is_refused_in_plain_words() {
        Visitor ada = house.person("Ada");

        assertThat(said(ada, order("simulation", ", \"fights\": 20001")))
                .isEqualTo(
                        "here a simulation plays 1 to 20000 fights, not 20001; arbiter on the command line plays more");
        assertThat(said(ada, order("simulation", ", \"agents\": {\"bridge\": \"tactician:9000\"}")))
                .isEqualTo("here a tactician thinks for at most 8000 decisions, not 9000");
        assertThat(said(ada, order("guess", ""))).contains("'guess'", "simulation");
        assertThat(said(ada, "{\"kind\": \"simulation\"}"))
                .isEqualTo("give a 'game' with an 'encounter' or a 'situation', or a 'table'");
        assertThat(said(
                        ada,
                        order(
                                "simulation",
                                ", \"changes\": [{\"unit\": \"mara\", \"bar\": \"health\", \"value\": 99}]")))
                .contains("14");
        assertThat(said(ada, order("course", ""))).contains("only a table has turns");
    }

    private static String said(Visitor visitor, String order) {
        Visitor.Answer answer = visitor.post("/api/lab/jobs", order);
        assertThat(answer.status()).isBetween(400, 499);
        return answer.body().at("/error/message").asText();
    }

    /** The company's table has a unit in hiding: only who leads it may ask, and nobody sees another's job. */
    @Test
    void only_the_gamemaster_may_ask_about_a_table_and_jobs_are_their_owners_alone() {
        Company company = Company.gather(house);
        String order = "{\"kind\": \"simulation\", \"fights\": 3, \"table\": \"" + company.table() + "\"}";
        for (Who who : List.of(Who.SPECTATOR, Who.PLAYER, Who.OTHER_PLAYER)) {
            Visitor.Answer refused =
                    company.visitor(who).post("/api/lab/jobs", order).refused(403, "not-allowed");
            assertThat(refused.text()).doesNotContain("Lurker");
        }
        company.visitor(Who.STRANGER).post("/api/lab/jobs", order).refused(404, "not-found");

        Visitor ada = company.visitor(Who.GAMEMASTER);
        String job = asked(ada, order);
        assertThat(over(ada, job).get("scene").toString()).contains("Lurker");
        for (Who who : List.of(Who.SPECTATOR, Who.PLAYER, Who.STRANGER)) {
            company.visitor(who).get(job).refused(404, "not-found");
            company.visitor(who).post(job + "/fights/0", "{}").refused(404, "not-found");
            assertThat(company.visitor(who).get("/api/lab/jobs").body().get("jobs"))
                    .isEmpty();
        }
        JsonNode course = over(ada, asked(ada, order.replace("simulation", "course")));
        assertThat(course.at("/result/points")).isNotEmpty();
    }

    @Test
    void a_table_is_asked_about_as_it_stands_with_what_was_changed_by_hand() {
        Visitor ada = house.person("Ada");
        String table = ada.post("/api/tables", "{\"game\": \"duel\", \"encounter\": \"crossing\"}")
                .expect(201)
                .body()
                .get("id")
                .asText();
        ada.command(table, "{\"do\": \"adjust\", \"unit\": \"brute\", \"bar\": \"health\", \"value\": 1}")
                .expect(200);

        JsonNode job =
                over(ada, asked(ada, "{\"kind\": \"simulation\", \"fights\": 20, \"table\": \"" + table + "\"}"));

        assertThat(job.at("/scene/sides/1/units/0/bars/0/now").asInt()).isEqualTo(1);
        assertThat(job.at("/result/sides/0/won/share").asDouble()).isGreaterThan(0.9);
    }
}
