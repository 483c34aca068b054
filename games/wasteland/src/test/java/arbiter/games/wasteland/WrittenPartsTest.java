package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.WrittenPartsContract;
import java.util.List;

class WrittenPartsTest extends WrittenPartsContract<WastelandState> {

    WrittenPartsTest() {
        super(
                Tables.BOOK,
                Tables.ENCOUNTERS,
                List.of(
                        "name: Rook, character: ../characters/rook.yaml, side: party",
                        "name: Maul, character: ../characters/maul.yaml, side: party",
                        "id: thug, from: scav-thug, side: raiders",
                        "id: hound, from: feral-hound, side: raiders"));
    }
}
