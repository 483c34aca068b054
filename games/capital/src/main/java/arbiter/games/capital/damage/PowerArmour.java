package arbiter.games.capital.damage;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.DamageDice;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.Shell;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.space.plane.Base;

/** The Cybernetic Shell: armour with hit points of its own that is hurt first. Ledger: cybernetic-shell, CAP-AMB-22. */
public final class PowerArmour {

    private PowerArmour() {}

    /** Armour of any kind; only the highest counts. Ledger: CAP-KEY-ARMOUR. */
    public static int bonus(Combatant unit) {
        int armour = unit.profile().armour();
        return unit.isInShell()
                ? Math.max(armour, unit.profile().shell().orElseThrow().armour())
                : armour;
    }

    /** The hit points that stand between a unit and the ground, those of its armour with them. */
    static int hitPoints(Combatant unit) {
        return unit.isInShell() ? unit.hp() + unit.powerArmour().hp() : unit.hp();
    }

    /** The die that the armour adds to an Unarmed Attack from inside. Ledger: CAP-AMB-68. */
    public static int unarmed(Play<CapitalState> play, AttackInProgress roll) {
        Combatant attacker = roll.attacker();
        return roll.means().is(AttackFlag.UNARMED) && attacker.isInShell()
                ? DamageDice.roll(
                        play,
                        roll,
                        "attack.shell",
                        attacker.profile().shell().orElseThrow().unarmed())
                : 0;
    }

    /** Whether the armour took the damage: all of it, unless an Attack won by the margin. */
    static boolean absorbs(Play<CapitalState> play, DamageInProgress damage) {
        Combatant victim = damage.victim();
        if (!victim.isInShell()) {
            return false;
        }
        Shell shell = victim.profile().shell().orElseThrow();
        if (damage.struck().isPresent() && damage.struck().get().wonBy(shell.margin())) {
            return false;
        }
        play.emit(new ShellDamaged(victim.id(), damage.amount(), damage.type()));
        return true;
    }

    /** As part of a Move Action, before or after walking: getting in or out, if the armour is there and works. */
    public static void offer(Play<CapitalState> play, Combatant unit) {
        if (unit.profile().shell().isEmpty() || !unit.isUp() || !unit.isInShell() && !canEnter(unit)) {
            return;
        }
        boolean inside = unit.isInShell();
        YesNo changes = play.choose(Request.one(unit.decider(), "move.shell", YesNo.BOTH)
                .asking(() -> "Does " + unit.name() + (inside ? " leave the armour?" : " get into the armour?"))
                .otherwise(inside ? YesNo.NO : YesNo.YES)
                .quietly());
        if (changes == YesNo.YES) {
            play.emit(inside ? new ShellLeft(unit.id()) : new ShellEntered(unit.id()));
        }
    }

    private static boolean canEnter(Combatant unit) {
        Base stands = unit.base().movedTo(unit.powerArmour().standsAt().orElseThrow());
        return unit.powerArmour().hp() > 0 && unit.base().touches(stands);
    }
}
