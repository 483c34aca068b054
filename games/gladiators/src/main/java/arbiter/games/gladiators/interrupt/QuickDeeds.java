package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.ability.DodgeAbility;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.Wall;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.modifier.duration.QuickModifier;
import arbiter.games.gladiators.modifier.duration.Slow;
import arbiter.games.gladiators.move.MoveBar;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.move.StandOff;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import java.util.ArrayList;
import java.util.List;

/** What somebody could do at once, and whether there is an action of the next turn left to pay with. Ledger: GG-QCK-2. */
final class QuickDeeds {

    private QuickDeeds() {}

    /** Nothing more than the actions of the next turn can be owed. Ledger: GG-AMB-56. */
    static boolean canPay(Gladiator unit) {
        return unit.isInAction() && unit.debts().actionsDue() > 0;
    }

    /** Everything Quick that can be used just now. */
    static List<QuickDeed> of(GladiatorsState state, Gladiator unit) {
        List<QuickDeed> deeds = new ArrayList<>();
        if (!canPay(unit)) {
            return deeds;
        }
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.has(QuickModifier.class) && works(state, unit, power, way)) {
                    add(state, unit, power, way, deeds);
                }
            }
        }
        for (MoveWay way : MoveWay.of(unit)) {
            if (way.way().has(QuickModifier.class) && canMove(state, unit, way)) {
                deeds.add(new QuickDeed.Dash(unit, way));
            }
        }
        return deeds;
    }

    /** Only what protects or keeps up can still matter once something has hit. Ledger: GG-QCK-5. */
    static List<QuickDeed> afterHit(GladiatorsState state, Gladiator unit) {
        List<QuickDeed> deeds = of(state, unit);
        deeds.removeIf(deed -> !(deed instanceof QuickDeed.Activation));
        return deeds;
    }

    /** What only makes somebody harder to hit comes too late then. */
    static boolean helpsAfterHit(QuickDeed deed) {
        return !(deed instanceof QuickDeed.Activation activation
                && activation.way().kind() instanceof DodgeAbility);
    }

    static boolean works(GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way) {
        return unit.condition().works(power.place())
                && !way.has(Slow.class)
                && LevelInUse.of(state, unit, power, way).total() > 0;
    }

    static boolean canMove(GladiatorsState state, Gladiator unit, MoveWay way) {
        return unit.isInAction()
                && !MoveBar.holds(state, unit)
                && way.by().isPossible(unit.posture())
                && way.hexes(state, unit) > 0;
    }

    private static void add(
            GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way, List<QuickDeed> deeds) {
        if (way.kind() instanceof AffectingAbility) {
            if (!way.isArea() && !unit.isHindered() && !StandOff.forbids(state, unit, way)) {
                for (Gladiator target : PowerTargets.opponents(state, unit, way)) {
                    deeds.add(new QuickDeed.Attack(unit, power, way, target));
                }
            }
        } else if (way.kind() instanceof StandingAbility
                && !(way.kind() instanceof MovementAbility)
                && !(way.kind() instanceof Wall)
                && !way.isArea()
                && !unit.inUse().runs(power.place())) {
            deeds.add(new QuickDeed.Activation(unit, power, way));
        }
    }
}
