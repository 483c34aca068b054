package arbiter.games.narrative.check;

import arbiter.games.narrative.environment.SurroundingsEffects;
import arbiter.games.narrative.injury.SufferedInjuries;
import arbiter.games.narrative.item.Encumbrance;
import arbiter.games.narrative.item.ItemDice;
import arbiter.games.narrative.maneuver.Assistance;
import arbiter.games.narrative.power.OngoingPowers;
import arbiter.games.narrative.status.Fear;
import arbiter.games.narrative.status.Statuses;
import arbiter.games.narrative.token.Tokens;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.VehicleDice;

/** Dice that come from how things stand with whoever makes the check, chapter by chapter. Ledger: section 5.2, step 3. */
public final class CheckDice {

    private CheckDice() {}

    public static void add(NarrativeState state, CheckInProgress check) {
        Assistance.dice(check); // NAR-MAN-3
        Statuses.dice(state, check); // NAR-STATUS-3
        SufferedInjuries.dice(check); // table 3.8
        Tokens.dice(check); // NAR-SPEND-5
        SurroundingsEffects.dice(state, check); // NAR-ENV-1, NAR-ENV-5
        ItemDice.add(check); // NAR-CHAR-5, NAR-Q-7
        Encumbrance.dice(check); // NAR-CHAR-6
        Fear.dice(check); // NAR-CHECK-4
        OngoingPowers.dice(state, check);
        VehicleDice.add(state, check);
    }
}
