package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Game;
import arbiter.testkit.SecrecyContract;
import java.util.List;
import java.util.Set;

/** A mine shows in nothing that those are told who do not know of it, until somebody finds it. */
class MineSecrecyTest extends SecrecyContract<WastelandState> {

    @Override
    protected Game<WastelandState> game() {
        return Tables.BOOK.game();
    }

    @Override
    protected WastelandState without() {
        return fight("");
    }

    /** Where nobody can pay the way to. */
    @Override
    protected List<WastelandState> with() {
        return List.of(fight("{weapon: trip-mine, at: cellar, known-to: raiders}"));
    }

    @Override
    protected List<WastelandState> withSomethingToFind() {
        return List.of(fight("{weapon: trip-mine, at: road, known-to: raiders}"));
    }

    @Override
    protected Set<String> owners(WastelandState secret) {
        return Set.of("turret");
    }

    @Override
    protected List<String> idle() {
        return List.of("end");
    }

    private static WastelandState fight(String mine) {
        return Tables.of("""
            game: wasteland
            units:
              - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard}
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard}
              - {id: turret, from: gate-turret, side: raiders, at: road}
            scene:
              zones: [{name: yard}, {name: road}, {name: cellar}]
              links:
                - {between: [yard, road]}
                - {between: [yard, cellar], obstacles: [overhead-high, overhead-high, overhead-high]}
              mines: [%s]
              pools: {party: 2, gamemaster: 2}
              starts: rook
            """.formatted(mine));
    }
}
