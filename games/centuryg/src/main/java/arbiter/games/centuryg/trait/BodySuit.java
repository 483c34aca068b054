package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.TestCall;

/** Worn against gas, heat, cold and blows. Ledger: body-suit. */
public record BodySuit() implements PersonTrait {

    @Override
    public int wornAdvantages(TestCall call) {
        return call.is(Circumstance.HEAT_OR_COLD) && call.attribute() == PilotAttribute.WILLPOWER ? 1 : 0;
    }

    @Override
    public int shelter(boolean physical) {
        return physical ? 1 : 0;
    }

    @Override
    public boolean keepsGasOut() {
        return true;
    }
}
