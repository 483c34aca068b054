package arbiter.games.capital.energy;

import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Amount;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;

/** Paying Energy: one's own, and that of the Generous one sees or hears. Ledger: generous, CAP-AMB-125. */
public final class EnergyPayment {

    private EnergyPayment() {}

    /** Whether a unit could pay that much, others' Energy included if they agree. */
    public static boolean affords(CapitalState state, Combatant unit, int cost) {
        int price = EnergyTrait.due(unit, cost);
        return state.energy(unit) >= price || energy(state, unit) >= price;
    }

    /** All the Energy a unit could spend. */
    public static int energy(CapitalState state, Combatant unit) {
        int energy = state.energy(unit);
        List<Combatant> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Combatant other = units.get(i);
            if (other.traits().energy().lends() && lends(state, other, unit)) {
                energy += other.energy();
            }
        }
        return energy;
    }

    /** Pays what is due, or says that it could not be paid because somebody kept their Energy. */
    public static boolean pay(Play<CapitalState> play, Combatant unit, int cost, String what) {
        int price = EnergyTrait.due(unit, cost);
        if (price > 0 && !cover(play, unit, price, what)) {
            return false;
        }
        EnergyTrait.spent(play, unit, cost);
        if (price > 0) {
            play.emit(new Paid(unit.id(), price, what));
        }
        return true;
    }

    /** Lets the generous put in what the unit wants of them; nothing changes hands unless all of it comes together. */
    public static boolean cover(Play<CapitalState> play, Combatant unit, int cost, String what) {
        int open = cost;
        List<EnergyLent> gifts = List.of();
        List<Combatant> units = play.state().units();
        for (int i = 0; i < units.size(); i++) {
            Combatant other = units.get(i);
            if (open > 0 && other.traits().energy().lends() && lends(play.state(), other, unit)) {
                int share = share(play, unit, other, open, what);
                if (share > 0) {
                    gifts = gifts.isEmpty() ? new ArrayList<>() : gifts;
                    gifts.add(new EnergyLent(other.id(), unit.id(), share));
                    open -= share;
                }
            }
        }
        if (play.state().energy(unit) < open) {
            return false;
        }
        gifts.forEach(play::emit);
        return true;
    }

    private static boolean lends(CapitalState state, Combatant lender, Combatant unit) {
        return lender != unit
                && !unit.isVehicle()
                && !owns(lender, unit)
                && lender.present()
                && lender.energy() > 0
                && !state.enemies(lender, unit)
                && Hearing.reaches(state, unit, lender);
    }

    /** A Companion spends its owner's Energy anyway. Ledger: CAP-SIG-6. */
    private static boolean owns(Combatant lender, Combatant unit) {
        return unit.bond().isPresent() && unit.bond().get().owner().equals(lender.id());
    }

    private static int share(Play<CapitalState> play, Combatant unit, Combatant lender, int open, String what) {
        int most = Math.min(open, lender.energy());
        int needed = Math.max(0, Math.min(most, open - play.state().energy(unit)));
        Request<Amount> request = Request.amount(unit.decider(), "generous.share", 0, most)
                .asking(() -> "How much of the " + open + " Energy for " + what + " does " + lender.name() + " pay?");
        request.otherwise(request.option(needed));
        int share = play.choose(needed == 0 ? request.quietly() : request).value();
        return share > 0 && approves(play, unit, lender, share, what) ? share : 0;
    }

    private static boolean approves(Play<CapitalState> play, Combatant unit, Combatant lender, int share, String what) {
        return play.choose(Request.one(lender.decider(), "generous.lend", YesNo.BOTH)
                        .asking(() -> "Does " + lender.name() + " give " + share + " Energy to " + unit.name() + " for "
                                + what + "?"))
                == YesNo.YES;
    }
}
