package arbiter.games.capital.grapple;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Who grapples a unit, and whom it grapples. Ledger: CAP-STAT-GRAPPLED-1, CAP-AMB-96. */
public record Hold(Optional<String> grappledBy, Optional<String> grappling) implements Part {

    public static final Hold NONE = new Hold(Optional.empty(), Optional.empty());

    /** One holds the other fast; both let go of anybody else. */
    public static void hold(CapitalState state, Combatant grappler, Combatant victim) {
        letGo(state, grappler);
        free(state, victim);
        grappler.set(new Hold(grappler.grappledBy(), Optional.of(victim.id())));
        victim.set(new Hold(Optional.of(grappler.id()), victim.grappling()));
    }

    /** The grappler holds nobody any more. */
    public static void letGo(CapitalState state, Combatant grappler) {
        if (grappler.grappling().isPresent()) {
            end(grappler, state.unit(grappler.grappling().get()));
        }
    }

    /** Nobody holds the victim any more. */
    public static void free(CapitalState state, Combatant victim) {
        if (victim.grappledBy().isPresent()) {
            end(state.unit(victim.grappledBy().get()), victim);
        }
    }

    private static void end(Combatant grappler, Combatant victim) {
        victim.set(new Hold(Optional.empty(), victim.grappling()));
        grappler.set(new Hold(grappler.grappledBy(), Optional.empty()));
    }
}
