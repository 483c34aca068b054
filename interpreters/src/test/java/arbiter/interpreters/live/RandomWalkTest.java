package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.again;
import static arbiter.interpreters.testgame.Raids.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Several people answer, edit, undo and redo without any plan, restarts included: a fresh replay always agrees. */
class RandomWalkTest {

    private static final int WALKS = 2_000;
    private static final List<String> RAIDERS = List.of("ann", "bob", "cat");

    @Test
    void whatever_people_do_a_replay_gives_the_same_table() {
        for (long seed = 0; seed < WALKS; seed++) {
            Walk walk = new Walk(seed);
            int steps = 1 + walk.people.below(25);
            for (int i = 0; i < steps; i++) {
                walk.step();
                assertSame(walk.table, again(walk.table));
            }
        }
    }

    @Test
    void undoing_everything_leads_back_to_the_start() {
        for (long seed = 0; seed < 200; seed++) {
            Walk walk = new Walk(seed);
            RaidState start = walk.table.state();
            List<String> log = Raids.log(walk.table);
            for (int i = 0; i < 30; i++) {
                walk.step();
            }
            RaidState end = walk.table.state();
            int undone = 0;
            while (walk.table.canUndo()) {
                walk.table.undo();
                undone++;
                assertSame(walk.table, again(walk.table));
            }
            assertThat(walk.table.state()).isEqualTo(start);
            assertThat(Raids.log(walk.table)).isEqualTo(log);
            while (walk.table.canRedo() && undone-- > 0) {
                walk.table.redo();
            }
            assertThat(walk.table.state()).isEqualTo(end);
        }
    }

    @Test
    void a_table_resumed_at_a_snapshot_goes_the_same_way() {
        int followed = 0;
        for (long seed = 0; seed < 500; seed++) {
            Walk walk = new Walk(seed);
            walk.steps(40);
            Optional<Snapshot<RaidState>> snapshot = again(walk.table).takeSnapshot();
            if (snapshot.isEmpty()) {
                continue;
            }
            Journal<RaidState> journal = new Journal<>(Raids.HEADER, RaidState.usual());
            Table<RaidState> resumed = Table.resume(new RaidGame(), journal, snapshot.get(), walk.dice);
            assertAlike(resumed, walk.table);
            int known = walk.table.journal().size();
            walk.steps(10);
            try {
                resumed.follow(walk.table
                        .journal()
                        .entries()
                        .subList(known, walk.table.journal().size()));
            } catch (WholeJournalNeeded fartherBack) {
                continue;
            }
            followed++;
            assertAlike(resumed, walk.table);
        }
        assertThat(followed).isGreaterThan(100);
    }

    private static void assertAlike(Table<RaidState> resumed, Table<RaidState> whole) {
        assertThat(resumed.state()).isEqualTo(whole.state());
        assertThat(resumed.open()).hasToString(whole.open().toString());
        assertThat(resumed.canUndo()).isEqualTo(whole.canUndo());
        assertThat(resumed.canRedo()).isEqualTo(whole.canRedo());
        assertThat(resumed.journal().size()).isEqualTo(whole.journal().size());
        assertThat(whole.log()).endsWith(resumed.log().toArray(LoggedEvent[]::new));
    }

    private static final class Walk {

        private final RandomStream people;
        private final DiceBox dice;
        private Table<RaidState> table;

        Walk(long seed) {
            people = new RandomStream(~seed);
            dice = DiceBox.of(new RandomStream(seed));
            table = Table.start(new RaidGame(), Raids.HEADER, RaidState.usual(), dice);
        }

        void steps(int count) {
            for (int i = 0; i < count; i++) {
                step();
            }
        }

        void step() {
            switch (people.below(20)) {
                case 0, 1 -> edit();
                case 2, 3, 4 -> undo();
                case 5, 6 -> redo();
                case 7, 8 -> wish();
                case 9 -> restart();
                default -> answer();
            }
        }

        private void edit() {
            table.edit(new Adjusted(someone(), people.below(9), people.below(2) == 0));
        }

        private void undo() {
            for (int i = people.below(4); i >= 0 && table.canUndo(); i--) {
                table.undo();
            }
        }

        private void redo() {
            for (int i = people.below(4); i >= 0 && table.canRedo(); i--) {
                table.redo();
            }
        }

        private void wish() {
            Decider decider = Decider.unit(someone());
            switch (people.below(4)) {
                case 0 -> table.passForThisTurn(decider);
                case 1 -> table.standing().stopAt(decider, "strike.shield");
                case 2 -> table.standing().noStopAt(decider, "strike.shield");
                default -> table.raiseHand(decider);
            }
        }

        private void restart() {
            table = Table.replay(new RaidGame(), Raids.copy(table.journal()), dice);
        }

        private void answer() {
            if (!table.open().isEmpty()) {
                OpenRequest open = table.open().get(people.below(table.open().size()));
                Viewer viewer = Viewer.player(open.request().decider().id());
                table.answer(viewer, open.id(), anyAnswer(open.request()));
            }
        }

        private List<String> anyAnswer(Request<?> request) {
            List<String> left =
                    new ArrayList<>(request.options().stream().map(Option::id).toList());
            List<String> picked = new ArrayList<>();
            int count = request.least() + people.below(request.most() - request.least() + 1);
            while (picked.size() < count) {
                picked.add(left.remove(people.below(left.size())));
            }
            return picked;
        }

        private String someone() {
            return RAIDERS.get(people.below(RAIDERS.size()));
        }
    }
}
