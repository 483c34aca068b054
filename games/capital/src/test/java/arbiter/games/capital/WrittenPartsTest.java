package arbiter.games.capital;

import arbiter.games.capital.unit.CapitalState;
import arbiter.testkit.WrittenPartsContract;
import java.nio.file.Path;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<CapitalState> {

    WrittenPartsTest() {
        super(
                new CapitalRulebook(),
                Path.of("src", "main", "resources", "capital", "encounters"),
                List.of(
                        "name: Nia, from: dock-gunner, side: docks",
                        "name: Sable, character: ../characters/sable-okonjo-5.yaml, side: docks",
                        "name: Rook, from: gutter-raider, side: gutter",
                        "name: Hask, from: gutter-raider, side: gutter"));
    }
}
