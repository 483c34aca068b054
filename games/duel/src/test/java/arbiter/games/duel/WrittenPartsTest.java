package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.testkit.WrittenPartsContract;
import java.nio.file.Path;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<DuelState> {

    WrittenPartsTest() {
        super(
                new DuelRulebook(),
                Path.of("src", "main", "resources", "duel", "encounters"),
                List.of("name: Mara, from: blade", "name: Ox, from: brute"));
    }
}
