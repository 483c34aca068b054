package arbiter.games.capital.gear;

import arbiter.games.capital.check.AttributeCheck;
import arbiter.games.capital.check.CheckCall;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;

/** Mending something small with the tools in hand: KNW against what the gamemaster says. Ledger: toolkit, CAP-AMB-134. */
public final class Toolkit {

    private Toolkit() {}

    public static Contest resolve(Play<CapitalState> play, Combatant unit) {
        if (KnownItems.held(unit, KnownItems.TOOLKIT).isEmpty()) {
            throw new IllegalArgumentException(unit.name() + " holds no Toolkit");
        }
        return AttributeCheck.againstGm(play, unit, CheckCall.plain("mending", Attribute.KNW), false);
    }
}
