package arbiter.games.gladiators.interrupt;

import arbiter.games.gladiators.ability.DodgeAbility;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.attack.AreaAct;
import arbiter.games.gladiators.attack.PowerTargets;
import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.modifier.duration.Slow;
import arbiter.games.gladiators.move.MoveWay;
import arbiter.games.gladiators.power.BoardAbility;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.result.HelpAct;
import arbiter.games.gladiators.result.HelpingAbility;
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
        return unit.isInAction()
                && unit.debts().actionsDue() > 0
                && !unit.session().helpless();
    }

    /** Whether somebody has anything Quick at all and could pay for it. */
    static boolean hasAny(Gladiator unit) {
        if (!canPay(unit)) {
            return false;
        }
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.isQuick()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Everything Quick that can be used just now. */
    static List<QuickDeed> of(GladiatorsState state, Gladiator unit) {
        List<QuickDeed> deeds = new ArrayList<>();
        if (!hasAny(unit)) {
            return deeds;
        }
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                if (way.isQuick()) {
                    add(state, unit, power, way, deeds);
                }
            }
        }
        deeds.addAll(moves(state, unit));
        return deeds;
    }

    /** Every Quick move. */
    static List<QuickDeed> moves(GladiatorsState state, Gladiator unit) {
        List<QuickDeed> deeds = new ArrayList<>();
        for (MoveWay way : canPay(unit) ? MoveWay.of(unit) : List.<MoveWay>of()) {
            if (way.way().isQuick() && canMove(state, unit, way)) {
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
        return !way.has(Slow.class) && UsablePowers.isUsable(state, unit, power, way);
    }

    static boolean canMove(GladiatorsState state, Gladiator unit, MoveWay way) {
        return unit.isInAction()
                && !Restraint.stopsMoves(state, unit)
                && way.by().isPossible(unit.posture())
                && way.hexes(state, unit) > 0;
    }

    private static void add(
            GladiatorsState state, Gladiator unit, OwnedPower power, PlainPower way, List<QuickDeed> deeds) {
        if (way.kind() instanceof AffectingAbility) {
            if (!unit.isHindered() && works(state, unit, power, way)) {
                addAttacks(state, PowerUse.plain(unit, power, way), deeds);
            }
        } else if (way.kind() instanceof BoardAbility kind) {
            PowerUse use = PowerUse.plain(unit, power, way);
            if (!unit.isHindered() && works(state, unit, power, way) && kind.isPossible(state, use)) {
                deeds.add(new QuickDeed.Creation(unit, power, way));
            }
        } else if (way.kind() instanceof HelpingAbility) {
            for (Gladiator target : HelpAct.quickly(state, PowerUse.plain(unit, power, way))) {
                deeds.add(new QuickDeed.Help(unit, power, way, target));
            }
        } else if (way.kind() instanceof StandingAbility
                && !(way.kind() instanceof MovementAbility)
                && !unit.inUse().runs(power.place())
                && UsablePowers.isUsableOnSelf(state, unit, power, way)) {
            deeds.add(new QuickDeed.Activation(unit, power, way));
        }
    }

    private static void addAttacks(GladiatorsState state, PowerUse use, List<QuickDeed> deeds) {
        if (!use.way().isArea()) {
            for (Gladiator target : PowerTargets.opponents(state, use.user(), use.way())) {
                deeds.add(new QuickDeed.Attack(use.user(), use.power(), use.way(), target));
            }
            return;
        }
        for (AreaTemplate template : AreaAct.templates(state, use)) {
            if (AreaAct.canCatch(state, use, template)) {
                deeds.add(new QuickDeed.Burst(use.user(), use.power(), use.way(), template));
            }
        }
    }
}
