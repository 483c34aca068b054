package arbiter.games.capital.energy;

import arbiter.games.capital.ability.NothingTwice;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.function.Supplier;

/** An effect that its owner may use now or leave. Ledger: CAP-KEY-REACTION, CAP-KEY-INSTANT. */
public sealed interface Offer extends Option {

    /** Uses it for so much Energy. */
    record Use(String what, int energy) implements Offer {

        /** The same at another price. */
        Use priced(int price) {
            return price == energy ? this : new Use(what, price);
        }

        @Override
        public String id() {
            return "use";
        }

        @Override
        public String text() {
            return what;
        }

        @Override
        public List<Cost> costs() {
            return energy == 0 ? List.of() : List.of(new Cost("Energy", energy));
        }
    }

    record Leave() implements Offer {

        @Override
        public String id() {
            return "pass";
        }

        @Override
        public String text() {
            return "Leave it";
        }

        @Override
        public boolean declines() {
            return true;
        }
    }

    Leave LEAVE = new Leave();

    /** Whether the unit uses the effect, which is paid then; nobody is asked who cannot pay or has done it already. */
    static boolean taken(Play<CapitalState> play, Combatant unit, String label, Use use, Supplier<String> prompt) {
        if (!open(play, unit, use)) {
            return false;
        }
        Use due = use.priced(EnergyTrait.due(unit, use.energy()));
        Offer chosen = play.choose(Request.one(unit.decider(), label, List.<Offer>of(due, LEAVE))
                .asking(prompt)
                .otherwise(due.energy() == 0 ? due : LEAVE));
        return chosen == due && paid(play, unit, use);
    }

    /** The same for what people hardly ever leave, because it is free. */
    static boolean takenQuietly(
            Play<CapitalState> play, Combatant unit, String label, Use use, Supplier<String> prompt) {
        return open(play, unit, use)
                && play.choose(Request.one(unit.decider(), label, List.<Offer>of(use, LEAVE))
                                .asking(prompt)
                                .quietly())
                        == use
                && paid(play, unit, use);
    }

    private static boolean open(Play<CapitalState> play, Combatant unit, Use use) {
        return EnergyPayment.affords(play.state(), unit, use.energy()) && !NothingTwice.forbids(unit, use.what());
    }

    private static boolean paid(Play<CapitalState> play, Combatant unit, Use use) {
        boolean paid = EnergyPayment.pay(play, unit, use.energy(), use.what());
        if (paid) {
            NothingTwice.note(play, unit, use.what());
        }
        return paid;
    }
}
