package arbiter.interpreters.live;

import static arbiter.interpreters.testgame.Raids.assertSame;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.interpreters.testgame.RaidGame;
import arbiter.interpreters.testgame.RaidState;
import arbiter.interpreters.testgame.Raids;
import arbiter.kernel.Entry;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Following many answers in one go tells the same as following them one by one. */
class FollowTest {

    @Test
    void many_portions_at_once_do_what_each_did_on_its_own() {
        for (long seed = 0; seed < 300; seed++) {
            RandomStream people = new RandomStream(~seed);
            Table<RaidState> played =
                    Table.start(new RaidGame(), Raids.HEADER, RaidState.usual(), DiceBox.of(new RandomStream(seed)));
            for (int i = people.below(4); i > 0; i--) {
                answer(played, people);
            }
            if (people.below(2) == 0) {
                played.edit(new Adjusted("ann", people.below(9), false));
            }
            Table<RaidState> follower = Raids.again(played);
            Table<RaidState> leaper = Raids.again(played);
            List<List<Entry<RaidState>>> portions = new ArrayList<>();
            List<Table.Change<RaidState>> changes = new ArrayList<>();
            for (int i = 0; i < 20 && !played.open().isEmpty(); i++) {
                portions.add(answer(played, people).entries());
                changes.add(follower.follow(portions.get(i)));
            }
            portions.add(List.of());

            List<Table.Change<RaidState>> leaps = leaper.followAll(portions);

            assertSame(played, leaper);
            for (int i = 0; i < changes.size(); i++) {
                assertThat(leaps.get(i).rewoundTo()).isEqualTo(changes.get(i).rewoundTo());
                assertThat(Raids.texts(leaps.get(i).events()))
                        .isEqualTo(Raids.texts(changes.get(i).events()));
            }
            assertThat(leaps.get(changes.size()).events()).isEmpty();
        }
    }

    private static Table.Change<RaidState> answer(Table<RaidState> table, RandomStream people) {
        OpenRequest open = table.open().get(people.below(table.open().size()));
        Viewer viewer = Viewer.player(open.request().decider().id());
        return table.answer(viewer, open.id(), anyAnswer(open.request(), people));
    }

    private static List<String> anyAnswer(Request<?> request, RandomStream people) {
        List<String> left =
                new ArrayList<>(request.options().stream().map(Option::id).toList());
        List<String> picked = new ArrayList<>();
        int count = request.least() + people.below(request.most() - request.least() + 1);
        while (picked.size() < count) {
            picked.add(left.remove(people.below(left.size())));
        }
        return picked;
    }
}
