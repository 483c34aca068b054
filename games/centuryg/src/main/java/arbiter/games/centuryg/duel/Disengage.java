package arbiter.games.centuryg.duel;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.DuelUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.kernel.Play;
import java.util.List;

/** Leaving a Duel. Ledger: BCG-UTIL-5, 5.7. */
public record Disengage() implements CenturyAct {

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.isDueling()) {
            deeds.add(new Disengage());
        }
    }

    @Override
    public String id() {
        return "disengage";
    }

    @Override
    public String text() {
        return "Disengage from the Duel";
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        CenturyState state = play.state();
        AimBenefit.lose(play, unit);
        Fighter opponent = state.unit(unit.duel().orElseThrow());
        for (InstalledTrait<DuelUpgrade> one : opponent.upgrades().duels()) {
            if (unit.isFighting() && one.works(state, opponent)) {
                one.trait().beforeLeaving(play, opponent, unit);
            }
        }
        if (!unit.isFighting()) {
            return;
        }
        play.emit(new DuelEnded(unit.id()));
        int budget = Movement.budget(state, unit, false);
        if (budget > 0) {
            Boost.move(play, unit, Movement.away(state, unit, budget, unit.zone()), "disengage.place");
        }
    }
}
