package arbiter.games.capital;

import arbiter.games.capital.ability.AbilityTimers;
import arbiter.games.capital.ability.FocusStatus;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.gear.Hands;
import arbiter.games.capital.grapple.Hold;
import arbiter.games.capital.move.MovementRecord;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.Preparations;
import arbiter.games.capital.turn.Slot;
import arbiter.games.capital.turn.TurnProgress;
import arbiter.games.capital.turn.TurnRecord;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.games.capital.watch.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How things stand when a table is set up, other than at the beginning of a combat among the unhurt. */
public final class OpeningConditions {

    /** What a unit may be under from the start. */
    public enum Condition {
        PRONE,
        CHILLED,
        POISONED,
        FOCUS,
        OVERWATCH,
        CAREFUL,
        TERRIFIED,
        FALLING
    }

    private OpeningConditions() {}

    /** What is in hand goes by the table's rules. Ledger: CAP-AMB-40. */
    public static void hands(Combatant unit, TableRules rules) {
        unit.set(Hands.atFirst(unit.profile(), rules));
    }

    /** Values that differ from the sheet; whoever has no hit points is critical, defeated or dead. Ledger: CAP-DYING-1. */
    public static void values(Combatant unit, OptionalInt hp, OptionalInt energy, OptionalInt bones) {
        int left = hp.orElse(unit.hp());
        int whole = bones.orElse(unit.bones());
        EnergyStore.set(unit, energy.orElse(unit.energy()));
        if (left == 0) {
            Afflictions.setProne(unit, !unit.isVehicle());
        }
        Health.set(unit, left == 0 ? lifeWithoutHitPoints(unit, whole) : unit.life(), left, whole);
    }

    private static Life lifeWithoutHitPoints(Combatant unit, int bones) {
        if (unit.profile().maxima().bones() == 0) {
            return Life.DEFEATED;
        }
        return bones == 0 ? Life.DEAD : Life.CRITICAL;
    }

    public static void condition(Combatant unit, Condition condition) {
        switch (condition) {
            case PRONE -> Afflictions.setProne(unit, true);
            case CHILLED -> Afflictions.setChilled(unit, true);
            case POISONED -> Afflictions.setPoisoned(unit, true);
            case FOCUS -> FocusStatus.setFocused(unit, true);
            case OVERWATCH -> Watch.begin(unit);
            case CAREFUL -> Watch.moveCarefully(unit);
            case TERRIFIED -> TurnRecord.terrify(unit);
            case FALLING -> MovementRecord.startFalling(unit);
        }
    }

    /** Ledger: CAP-ACT-2. */
    static void prepare(Combatant unit, Attribute attribute) {
        Preparations.prepare(unit, attribute);
    }

    /** An Ability is on Cooldown. Ledger: CAP-KEY-COOLDOWN. */
    static void cool(Combatant unit, String ability) {
        AbilityTimers.startCooldown(unit, ability);
    }

    /** An Ultimate was used. Ledger: CAP-KEY-ULTIMATE. */
    static void use(Combatant unit, String ultimate) {
        AbilityTimers.spend(unit, ultimate);
    }

    public static void grapple(CapitalState state, Combatant grappler, Combatant victim) {
        Hold.hold(state, grappler, victim);
    }

    public static void taunt(Combatant unit, Combatant by) {
        Afflictions.setTaunted(unit, Optional.of(by.id()));
    }

    /**
     * The combat is under way: the order is that of the list, and it is the turn of that unit. Vehicles and Companions
     * have no turns of their own. Ledger: CAP-VEH-4, CAP-AMB-34.
     */
    public static void underWay(CapitalState state, String first, int round) {
        List<Slot> order = new ArrayList<>();
        int next = 0;
        int places = state.units().size();
        for (Combatant unit : state.units()) {
            if (!unit.isVehicle() && unit.bond().isEmpty()) {
                next = unit.id().equals(first) ? order.size() : next;
                order.add(new Slot(unit.id(), places - order.size(), false));
            }
        }
        state.set(TurnSequence.of(order, next));
        state.set(TurnProgress.underWay(round));
    }
}
