package arbiter.games.centuryg;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.json.Json;
import arbiter.dice.RandomStream;
import arbiter.games.centuryg.setup.SavedFight;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Journal;
import arbiter.kernel.Viewer;
import arbiter.tabletop.unit.Part;
import arbiter.testkit.RandomAgent;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** People who fight at random, to the end, and a table that can be put away. */
class MatchSkirmishTest {

    private static CenturyState start() {
        return match(
                person("Mara", "hall")
                        .skilled("combat")
                        .has("called-shot")
                        .has("sweeping-assault")
                        .has("leadership")
                        .here(),
                person("Volt", "kitchen")
                        .skilled("electricity")
                        .skilled("phantasm")
                        .skilled("somatics")
                        .has("superior-proxy", "combat")
                        .here(),
                person("Boss", "yard")
                        .boss(3)
                        .willpower(7)
                        .has("nightmare")
                        .has("combat-profiling")
                        .has("overwhelming-pressure")
                        .has("viral-touch")
                        .here(),
                person("Thug", "yard").foe().has("miniature-chemical-weapon").here());
    }

    @Test
    void a_match_of_random_people_comes_to_an_end() {
        for (int seed = 1; seed <= 20; seed++) {
            Table<CenturyState> table = Table.start(
                    new CenturyGame(),
                    Journal.Header.of("centuryg", "test", Map.of()),
                    start(),
                    DiceBox.of(new RandomStream(seed)));
            RandomAgent<CenturyState> agent = new RandomAgent<>(seed);
            for (int i = 0; i < 5000 && table.ending().isEmpty(); i++) {
                var open = table.open().get(0);
                table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(agent, table.state(), open.request()));
            }
            assertThat(table.ending()).isPresent();
            CenturyState end = table.state();
            assertThat(end.copy()).isEqualTo(end);
        }
    }

    @Test
    void a_match_is_written_down_and_read_again() {
        Json json = Json.with(Crew.CONTENT).kinds(Part.class, SavedFight.PARTS);
        CenturyState start = start();

        assertThat(json.read(json.write(start), CenturyState.class)).isEqualTo(start);
    }
}
