package arbiter.games.capital.damage;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.move.Fall;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.HouseRule;
import arbiter.games.capital.vehicle.Wreck;
import arbiter.games.capital.watch.Backup;
import arbiter.games.capital.watch.OverwatchEnded;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** One instance of damage to one victim. Steps 13 to 17 of an Attack, in this order. Ledger: CAP-AMB-68. */
public final class Damage {

    private static final Check.Labels HOLD = Check.Labels.of("overwatch-hold");
    private static final int HOLD_DIFFICULTY = 5;

    private Damage() {}

    /** Deals it, and says how much of it the victim itself suffered. */
    public static int resolve(Play<CapitalState> play, DamageInProgress damage) {
        if (damage.amount().total() <= 0 || !damage.victim().present()) {
            return 0;
        }
        return land(play, Intercept.resolve(play, damage)); // 14
    }

    /** Damage that is no part of an Attack: steps 14 to 17 and 20. Whoever is behind it has taken the victim down. */
    public static void outside(Play<CapitalState> play, DamageInProgress damage, Optional<Combatant> culprit) {
        if (damage.amount().total() > 0 && damage.victim().present()) {
            suffered(play, Intercept.resolve(play, damage), culprit);
        }
    }

    /** What is left for the victim reaches it, with nothing else to follow: steps 15 to 17 and 20. */
    static void suffered(Play<CapitalState> play, DamageInProgress damage, Optional<Combatant> culprit) {
        Combatant victim = damage.victim();
        int hp = victim.hp();
        int vitality = PowerArmour.hitPoints(victim) + victim.bones();
        land(play, damage);
        if (culprit.isPresent() && PowerArmour.hitPoints(victim) + victim.bones() < vitality) {
            TakeDown.note(play, victim, culprit.get());
        }
        TakeDown.resolve(play, victim, hp);
    }

    /** What was left for the victim reaches it. */
    public static int land(Play<CapitalState> play, DamageInProgress damage) {
        Combatant victim = damage.victim();
        if (damage.amount().total() <= 0 || !victim.present() || victim.health().lastAction()) {
            return 0;
        }
        if (DamageState.heldBack(play, damage)) { // 15
            return 0;
        }
        int before = PowerArmour.hitPoints(victim);
        int excess = damage.amount().total() - victim.hp();
        if (!PowerArmour.absorbs(play, damage)) {
            play.emit(new Wounded(victim.id(), damage.amount(), damage.type()));
            Optional<Combatant> held = victim.grappling().map(play.state()::unit);
            fall(play, damage, excess); // 16
            if (held.isPresent() && victim.grappling().isEmpty()) {
                Fall.dropped(play, victim, held.get());
            }
        }
        holdOverwatch(play, victim, before, damage.amount().total()); // 17
        return damage.amount().total();
    }

    private static void fall(Play<CapitalState> play, DamageInProgress damage, int excess) {
        Combatant victim = damage.victim();
        if (victim.hp() > 0) {
            return;
        }
        if (victim.isVehicle()) {
            Wreck.resolve(play, victim); // CAP-AMB-26
            return;
        }
        if (victim.profile().maxima().bones() == 0) {
            play.emit(new Fallen(victim.id(), false)); // CAP-AMB-70
            return;
        }
        if (!victim.isCritical()) {
            if (DamageState.saved(play, victim)) {
                return;
            }
            play.emit(new FellCritical(victim.id())); // CAP-DYING-1
            if (excess > 0 && play.state().rules().has(HouseRule.EXCESS_INTO_BONES)) { // CAP-AMB-66
                play.emit(new Wounded(victim.id(), Modifiers.of("carried over", excess), damage.type()));
            }
        }
        if (victim.bones() == 0) {
            DyingCheck.resolve(play, victim); // CAP-DYING-8, CAP-AMB-76
        }
    }

    /** Half of the hit points or more ends Overwatch; less needs a WIL check. Ledger: CAP-OW-5, CAP-AMB-94. */
    private static void holdOverwatch(Play<CapitalState> play, Combatant victim, int before, int damage) {
        if (victim.overwatch() == 0) {
            return;
        }
        boolean holds = damage < before / 2
                && Check.passes(
                        play,
                        HOLD,
                        "holding Overwatch",
                        Backup.lender(play.state(), victim),
                        Attribute.WIL,
                        HOLD_DIFFICULTY);
        if (!holds) {
            play.emit(new OverwatchEnded(victim.id()));
        }
    }
}
