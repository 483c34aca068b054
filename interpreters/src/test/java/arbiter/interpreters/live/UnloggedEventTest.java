package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.answer;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static arbiter.interpreters.testgame.Raids.log;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.interpreters.testgame.RaidEvent;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Play;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnloggedEventTest {

    private static final RaidGame TIRING = new RaidGame() {
        @Override
        protected void afterStrike(Play<RaidState> play) {
            play.emit(new Tired(
                    play.state().raiders().get(0).id(),
                    play.state().raiders().get(0).health() + 1));
        }
    };

    /** Changes a raider's health without a word. */
    private record Tired(String raider, int health) implements RaidEvent {

        @Override
        public void apply(RaidState state) {
            new RaidEvent.Adjusted(raider, health, false).apply(state);
        }

        @Override
        public boolean isLogged() {
            return false;
        }

        @Override
        public String text(RaidState state) {
            return raider + " is tired";
        }
    }

    @Test
    void an_event_that_is_not_logged_counts_all_the_same() {
        Table<RaidState> table = Raids.table(TIRING, RaidState.usual().underWay());
        int before = table.state().raiders().get(0).health();
        RaidState start = table.state();

        answer(table, "ann", "strike:bob");
        List<String> told = log(table);
        RaidState struck = table.state();

        assertThat(struck.raiders().get(0).health()).isEqualTo(before + 1);
        assertThat(told).noneMatch(line -> line.contains("tired"));
        assertSame(table, again(table));
        table.undo();
        assertThat(table.state()).isEqualTo(start);
        table.redo();
        assertThat(table.state()).isEqualTo(struck);
        assertThat(log(table)).isEqualTo(told);
    }
}
