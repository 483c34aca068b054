package arbiter.games.centuryg;

import static arbiter.games.centuryg.Tables.BOOK;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.rulebook.Situation;
import arbiter.testkit.SecrecyContract;
import java.util.List;
import java.util.Optional;

/** A Unit in hiding shows in nothing that others are told, wherever it is. */
class SecrecyTest extends SecrecyContract<CenturyState> {

    private static final String HIDDEN =
            "  - {name: Zqflight, from: carrion-flight, side: %s, at: \"%s\", hidden: true}\n";

    @Override
    protected Game<CenturyState> game() {
        return BOOK.game();
    }

    @Override
    protected CenturyState without() {
        return fight("", "");
    }

    @Override
    protected List<CenturyState> with() {
        return List.of(
                fight("", HIDDEN.formatted("rangers", "11,2")),
                fight(HIDDEN.formatted("rangers", "11,2"), ""),
                fight("", HIDDEN.formatted("crown", "11,2")));
    }

    @Override
    protected List<CenturyState> withSomethingToFind() {
        return List.of(fight("", HIDDEN.formatted("rangers", "2,1")));
    }

    @Override
    protected List<String> idle() {
        return List.of("pass");
    }

    @Override
    protected Optional<Agent<CenturyState>> opponent() {
        return BOOK.opponent();
    }

    private static CenturyState fight(String first, String last) {
        String text = """
                game: centuryg
                units:
                %s  - {name: Vane, from: vane-corvin, side: crown, at: "1,1"}
                  - {name: Clad, from: ironclad, side: rangers, at: "4,1"}
                %sscene: {squares: 12x3}
                turn: vane
                round: 1
                """.formatted(first, last);
        return Situation.read(
                        Source.text("secret.yaml", text),
                        BOOK.encounters().get(0).files())
                .start(BOOK);
    }
}
