package arbiter.games.centuryg;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Journal;
import arbiter.kernel.Viewer;
import arbiter.testkit.RandomAgent;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A few machines that fight at random, to the end. */
class SkirmishTest {

    @Test
    void a_fight_of_random_machines_comes_to_an_end() {
        CenturyState start = fight(
                mecha("Aska", "1,1").armed("beam-rifle", "beam-saber"),
                mecha("Bran", "1,3").armed("rail-bazooka", "chainblade"),
                mecha("Vex", "9,1").foe().armed("riot-weapon", "zweihander"),
                mecha("Wolf", "9,3").foe().armed("assault-rifle", "radiant-fist"));
        Table<CenturyState> table = Table.start(
                new CenturyGame(),
                Journal.Header.of("centuryg", "test", Map.of()),
                start,
                DiceBox.of(new RandomStream(7)));
        RandomAgent<CenturyState> agent = new RandomAgent<>(7);
        for (int i = 0; i < 5000 && table.ending().isEmpty(); i++) {
            var open = table.open().get(0);
            table.answer(Viewer.GAMEMASTER, open.id(), Agents.answer(agent, table.state(), open.request()));
        }
        assertThat(table.ending()).isPresent();
    }
}
