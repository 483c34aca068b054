package arbiter.games.centuryg;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.WrittenPartsContract;
import java.nio.file.Path;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<CenturyState> {

    WrittenPartsTest() {
        super(
                new CenturyRulebook(),
                Path.of("src", "main", "resources", "centuryg", "encounters"),
                List.of(
                        "name: Rin, character: ../characters/rin-asagiri-2.yaml, side: rangers",
                        "name: Bo, character: ../characters/bo-harrow-2.yaml, side: rangers",
                        "name: Vane, from: vane-corvin, side: crown",
                        "name: Drone, from: husk-drone, side: crown"));
    }
}
