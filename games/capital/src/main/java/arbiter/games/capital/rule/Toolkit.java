package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Contest;
import arbiter.kernel.Play;

/** Mending something small with the tools in hand: KNW against what the gamemaster says. Ledger: toolkit, CAP-AMB-134. */
public final class Toolkit {

    private Toolkit() {}

    public static Contest resolve(Play<CapitalState> play, Combatant unit) {
        if (Things.held(unit, Things.TOOLKIT).isEmpty()) {
            throw new IllegalArgumentException(unit.name() + " holds no Toolkit");
        }
        return AttributeCheck.againstGm(play, unit, CheckCall.plain("mending", Attribute.KNW), false);
    }
}
