package arbiter.games.capital.calls;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.ability.Cooldown;
import arbiter.games.capital.ability.Ultimate;
import arbiter.games.capital.check.LoansEnded;
import arbiter.games.capital.damage.BonesRegained;
import arbiter.games.capital.damage.FullyHealed;
import arbiter.games.capital.damage.Healing;
import arbiter.games.capital.energy.EnergyFilled;
import arbiter.games.capital.energy.EnergyRestored;
import arbiter.games.capital.mind.LinksEnded;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.LockdownCountersLost;
import arbiter.kernel.Decider;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** A party takes a break or sleeps. Ledger: CAP-REST-1 to CAP-REST-5. */
public final class Rest {

    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    private Rest() {}

    /** So many minutes of peace, some of them asleep; also what is left of a longer Rest when it is interrupted. */
    public static void resolve(Play<CapitalState> play, List<Combatant> party, int minutes, int asleep) {
        List<RestKind> reached = RestKind.reached(minutes, asleep);
        if (reached.isEmpty()) {
            return;
        }
        for (Combatant unit : party) {
            if (unit.profile().is(UnitTag.VEHICLE)) {
                refuel(play, unit, reached);
            } else if (unit.isCritical()) {
                play.emit(new RestDenied(unit.id())); // CAP-AMB-75
            } else if (unit.isUp()) {
                take(play, unit, kind(play, unit, reached));
            }
        }
    }

    /** At exactly one hour its player chooses. Ledger: CAP-AMB-78. */
    private static RestKind kind(Play<CapitalState> play, Combatant unit, List<RestKind> reached) {
        return reached.size() == 1
                ? reached.get(0)
                : play.choose(Request.one(unit.decider(), "rest.kind", reached)
                        .asking(() -> "An hour: which Rest does " + unit.name() + " take?"));
    }

    private static void take(Play<CapitalState> play, Combatant unit, RestKind kind) {
        switch (kind) {
            case SHORT_BREAK -> energy(play, unit, false); // CAP-REST-1
            case LONG_BREAK -> { // CAP-REST-2
                Healing.resolve(play, Optional.empty(), unit, rolled(play, "rest.healing", unit, Attribute.FTD));
                energy(play, unit, true);
            }
            case FULL_REST -> { // CAP-REST-3, in the order of CAP-AMB-80
                play.emit(new FullyHealed(unit.id()));
                energy(play, unit, true);
                mend(play, unit);
            }
        }
        play.emit(new Rested(unit.id(), kind)); // CAP-REST-5
        if (!unit.prestige().onLoan().isEmpty()) {
            play.emit(new LoansEnded(unit.id()));
        }
        if (kind == RestKind.FULL_REST && !unit.links().units().isEmpty()) {
            play.emit(new LinksEnded(unit.id()));
        }
        if (unit.watch().lockdown() > 0) {
            play.emit(new LockdownCountersLost(unit.id()));
        }
        Cooldown.clear(play, unit); // CAP-REST-4
        if (kind == RestKind.FULL_REST) {
            Ultimate.recover(play, unit); // CAP-AMB-79
        }
    }

    /** A Companion has no Energy of its own to regain. Ledger: CAP-AMB-36. */
    private static void energy(Play<CapitalState> play, Combatant unit, boolean all) {
        if (unit.bond().isPresent()) {
            return;
        }
        play.emit(
                all
                        ? new EnergyFilled(unit.id())
                        : new EnergyRestored(unit.id(), rolled(play, "rest.energy", unit, Attribute.WIL)));
    }

    private static Modifiers rolled(Play<CapitalState> play, String label, Combatant unit, Attribute attribute) {
        return Modifiers.of("rest", play.draw(label, ONE_DIE).sum()).and(attribute.name(), unit.score(attribute));
    }

    private static void mend(Play<CapitalState> play, Combatant unit) {
        if (unit.bones() < unit.profile().maxima().bones()) {
            play.emit(new BonesRegained(
                    unit.id(), play.draw("rest.bones", ONE_DIE).sum()));
        }
    }

    /** Vehicles gain nothing but Energy, from a Full Rest where there is fuel or power. Ledger: CAP-AMB-27. */
    private static void refuel(Play<CapitalState> play, Combatant vehicle, List<RestKind> reached) {
        if (reached.get(0) == RestKind.FULL_REST
                && vehicle.energy() < vehicle.profile().maxima().energy()
                && play.confirm(
                        Decider.GAMEMASTER, "rest.fuel", () -> "Is there fuel or power for " + vehicle.name() + "?")) {
            play.emit(new EnergyFilled(vehicle.id()));
        }
    }
}
