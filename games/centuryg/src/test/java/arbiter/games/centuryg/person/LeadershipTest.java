package arbiter.games.centuryg.person;

import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Draw;
import arbiter.games.centuryg.OwnTraits;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whom a leader carries who does not say whom. */
class LeadershipTest {

    /** Dice as scripted, everything asked answered by default. */
    private record ByDefault(Scenario<CenturyState> script) implements Play<CenturyState> {

        @Override
        public CenturyState state() {
            return script.state();
        }

        @Override
        public <T> T draw(String label, Draw<T> draw) {
            return script.draw(label, draw);
        }

        @Override
        public <O extends Option> O choose(Request<O> request) {
            return request.fallback();
        }

        @Override
        public <O extends Option> List<O> chooseSome(Request<O> request) {
            return request.fallbackSome();
        }

        @Override
        public void emit(Event<CenturyState> event) {
            script.emit(event);
        }
    }

    @Test
    @Ledger("leadership")
    void by_default_friends_are_led_and_enemies_never() {
        Fighter leader = person("Mara", "hall").level(3).has("leadership").here();
        Fighter foe = person("Foe", "hall").foe().here();
        Fighter ann = person("Ann", "hall").here();
        Scenario<CenturyState> script = new Scenario<>(scene(leader, foe, ann)).dice("test.roll", 4);

        OwnTraits.call(new ByDefault(script), leader, "leadership");

        assertThat(script.log()).last().isEqualTo("Ann has 1 Advantages on all Tests for the Scene");
        assertThat(script.log()).noneMatch(line -> line.startsWith("Foe"));
    }
}
