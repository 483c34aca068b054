package arbiter.games.wasteland;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.testkit.SecrecyContract;
import java.util.List;
import java.util.Optional;

/** Somebody in hiding shows in nothing that others are told, wherever they stand. */
class SecrecyTest extends SecrecyContract<WastelandState> {

    private static final String HIDDEN = "  - {id: zq, name: Zqash, from: %s, side: %s, at: %s, hidden: true}\n";

    @Override
    protected Game<WastelandState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected WastelandState without() {
        return fight("", "", "rook, thug");
    }

    /** Behind walls, so that no blast can find them. */
    @Override
    protected List<WastelandState> with() {
        return List.of(
                fight("", HIDDEN.formatted("scav-thug", "raiders", "cellar"), "rook, thug"),
                fight(HIDDEN.formatted("scav-thug", "raiders", "cellar"), "", "rook, thug"),
                fight("", HIDDEN.formatted("road-gunner", "party", "cellar"), "rook, thug"));
    }

    /** In the midst of it: a grenade may find them, and an enemy in reach disturbs. */
    @Override
    protected List<WastelandState> withSomethingToFind() {
        return List.of(
                fight("", HIDDEN.formatted("feral-hound", "raiders", "road"), "rook, thug"),
                fight("", HIDDEN.formatted("feral-hound", "raiders", "yard"), "rook, thug, zq"));
    }

    @Override
    protected List<String> idle() {
        return List.of("end");
    }

    @Override
    protected List<String> places() {
        return List.of("yard", "road", "cellar", "x");
    }

    @Override
    protected Optional<Agent<WastelandState>> opponent() {
        return Tables.BOOK.opponent();
    }

    private static WastelandState fight(String first, String last, String reach) {
        return Tables.of("""
            game: wasteland
            units:
            %s  - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard}
              - {id: gunner, from: road-gunner, side: raiders, at: road}
              - {id: thug, from: scav-thug, side: raiders, at: yard}
            %sscene:
              zones: [{name: yard}, {name: road}, {name: cellar}]
              links: [{between: [yard, road]}, {between: [yard, cellar], blocks-sight: true}]
              reach: [[%s]]
              pools: {party: 2, gamemaster: 2}
              starts: rook
            """.formatted(first, last, reach));
    }
}
