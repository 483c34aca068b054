package arbiter.games.capital;

import static arbiter.games.capital.Tables.BOOK;

import arbiter.content.yaml.Source;
import arbiter.dice.Faces;
import arbiter.games.capital.check.OpposingRolled;
import arbiter.games.capital.check.Side;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.Situation;
import arbiter.testkit.SecrecyContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Somebody in hiding shows in nothing that others are told, wherever they stand. */
class SecrecyTest extends SecrecyContract<CapitalState> {

    private static final String HIDDEN =
            "  - {id: zq, name: %s, from: ash-hound, side: %s, at: \"%s\", hidden: true}\n";

    @Override
    protected Game<CapitalState> game() {
        return BOOK.game();
    }

    @Override
    protected CapitalState without() {
        return combat("", "");
    }

    @Override
    protected List<CapitalState> with() {
        return List.of(
                combat("", HIDDEN.formatted("Zqash", "gutter", "60,60")),
                combat(HIDDEN.formatted("Rook", "gutter", "60,60"), ""),
                combat("", HIDDEN.formatted("Zqash", "docks", "60,60")));
    }

    @Override
    protected List<CapitalState> withSomethingToFind() {
        return List.of(
                combat("", HIDDEN.formatted("Zqash", "gutter", "3,0.4")),
                combat(HIDDEN.formatted("Zqash", "gutter", "1.2,1"), ""));
    }

    /** A note, and dice that the gamemaster throws against a check without showing them. Ledger: CAP-CHK-3. */
    @Override
    protected List<Event<CapitalState>> unseen() {
        List<Event<CapitalState>> unseen = new ArrayList<>(super.unseen());
        unseen.add(new OpposingRolled("nia", "climbing", new Side(Faces.of(5, 6), Modifiers.of("Difficulty", 7))));
        return unseen;
    }

    @Override
    protected List<String> idle() {
        return List.of("end-turn");
    }

    @Override
    protected List<String> places() {
        return List.of("1,0", "2,0", "3,0", "4,0", "5,0", "0,3", "1,1", "2,1; 5,0", "-3,0", "5,0; 5,3", "20,0", "x");
    }

    @Override
    protected Optional<Agent<CapitalState>> opponent() {
        return BOOK.opponent();
    }

    private static CapitalState combat(String first, String last) {
        String text = """
                game: capital
                units:
                %s  - {name: Nia, from: dock-gunner, side: docks, at: "0,0"}
                  - {name: Rook, from: gutter-raider, side: gutter, at: "6,0"}
                  - {id: rook-2, name: Rook 2, from: gutter-raider, side: gutter, at: "6,4"}
                %sturn: nia
                round: 1
                """.formatted(first, last);
        return Situation.read(
                        Source.text("secret.yaml", text),
                        BOOK.encounters().get(0).files())
                .start(BOOK);
    }
}
