package arbiter.games.duel;

import static arbiter.games.duel.Duelists.BOOK;

import arbiter.content.yaml.Source;
import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.FightEvents.ReserveKept;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.rulebook.Situation;
import arbiter.testkit.SecrecyContract;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Neither a fighter in hiding nor the nerve that somebody keeps back shows in anything that others are told. */
class SecrecyTest extends SecrecyContract<DuelState> {

    private static final String HIDDEN = "  - {name: Shade, from: blade, side: %s, hidden: true}\n";
    private static final String MARA = "  - {name: Mara, from: blade, side: travellers}\n";
    private static final String BRUTE = "  - {id: brute, from: brute, side: bridge}\n";
    private static final String GUARD = "  - {id: guard, from: guard, side: bridge}\n";

    @Override
    protected Game<DuelState> game() {
        return BOOK.game();
    }

    @Override
    protected DuelState without() {
        return duel(MARA + BRUTE + GUARD);
    }

    @Override
    protected List<DuelState> with() {
        String enemy = HIDDEN.formatted("bridge");
        String friend = HIDDEN.formatted("travellers");
        return List.of(
                duel(MARA + enemy + BRUTE + GUARD),
                duel(MARA + BRUTE + GUARD + enemy),
                duel(enemy + MARA + BRUTE + GUARD),
                duel(MARA + BRUTE + friend + GUARD),
                duel(MARA + enemy + BRUTE + friend.replace("Shade", "Ghost") + GUARD));
    }

    /** The nerve of an enemy comes out when they press an attack with it. */
    @Override
    protected List<DuelState> withSomethingToFind() {
        DuelState kept = without();
        new ReserveKept("brute", 3).apply(kept);
        new ReserveKept("guard", 0).apply(kept);
        return List.of(kept);
    }

    @Override
    protected Set<String> owners(DuelState secret) {
        return game().hidden(secret).isEmpty() ? Set.of("brute", "guard") : game().hidden(secret);
    }

    @Override
    protected List<String> idle() {
        return List.of("breathe");
    }

    @Override
    protected Optional<Agent<DuelState>> opponent() {
        return BOOK.opponent();
    }

    private static DuelState duel(String units) {
        String text = "game: duel\nunits:\n" + units + "turn: mara\nround: 1\n";
        return Situation.read(Source.text("secret.yaml", text), Path.of(".")).start(BOOK);
    }
}
