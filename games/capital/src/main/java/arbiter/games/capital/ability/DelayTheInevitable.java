package arbiter.games.capital.ability;

import arbiter.games.capital.damage.Damage;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DamageState;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnState;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Damage to a touched unit is only counted, until it comes all at once. Ledger: delay-the-inevitable, CAP-AMB-106. */
public record DelayTheInevitable() implements ActTrait {

    private static final String NAME = "Delay the Inevitable";
    private static final int ENERGY = 1;

    @Override
    public MenuSection section() {
        return MenuSection.AID;
    }

    @Override
    public void offerActions(CapitalState state, Combatant healer, List<CapitalAct> menu) {
        if (!EnergyPayment.affords(state, healer, ENERGY)) {
            return;
        }
        for (Combatant target : state.units()) {
            if (target.present()
                    && !target.isVehicle() // has no turns to pay at the start of
                    && !DelayedDamage.of(target).isDelayed()
                    && (target == healer || state.touching(healer, target))) {
                menu.add(new Delay(healer, target));
            }
        }
    }

    private record Delay(Combatant healer, Combatant target) implements CapitalAct {

        @Override
        public String id() {
            return "delay:" + target.id();
        }

        @Override
        public String text() {
            return NAME + " for " + target.name();
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", ENERGY));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (EnergyPayment.pay(play, healer, ENERGY, NAME)) {
                play.emit(new DelayBegan(target.id(), healer.id()));
            }
        }
    }

    private static boolean pays(Play<CapitalState> play, Combatant healer, Combatant unit) {
        return play.choose(Request.one(healer.decider(), "delay.upkeep", YesNo.BOTH)
                        .asking(() -> "Does " + healer.name() + " pay 1 Energy to keep "
                                + DelayedDamage.of(unit).counted() + " damage from " + unit.name() + "?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
    }

    private static void end(Play<CapitalState> play, Combatant unit) {
        Modifiers tally = Modifiers.of(NAME, DelayedDamage.of(unit).counted());
        play.emit(new DelayEnded(unit.id()));
        Damage.outside(play, new DamageInProgress(Optional.empty(), unit, tally, DamageType.TRUE), Optional.empty());
    }

    /** Damage to a unit is only counted from now on. Ledger: delay-the-inevitable. */
    public record DelayBegan(String unit, String healer) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            DelayedDamage.begin(state.unit(unit), healer);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " feels no damage for now");
        }
    }

    /** Damage is counted instead of suffered. Ledger: CAP-AMB-106. */
    public record DamageDelayed(String unit, Modifiers damage, DamageType type) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            DelayedDamage.add(state.unit(unit), damage.total());
        }

        @Override
        public Line line(CapitalState state) {
            return tell(
                    state,
                    unit,
                    " ignores " + damage.total() + " " + type.name().toLowerCase(Locale.ROOT) + " damage, "
                            + DelayedDamage.of(state.unit(unit)).counted() + " wait");
        }
    }

    /** Nothing keeps the counted damage away any more. */
    public record DelayEnded(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            DelayedDamage.end(state.unit(unit));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " can delay the inevitable no longer");
        }
    }

    /** The Healer who keeps damage away from a unit for now, and the damage counted so far. */
    public record DelayedDamage(Optional<String> healer, int counted) implements DamageState, TurnState {

        private static final DelayedDamage NONE = new DelayedDamage(Optional.empty(), 0);

        public static DelayedDamage of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        public boolean isDelayed() {
            return healer.isPresent();
        }

        /** The Healer pays again, or it is over. */
        @Override
        public void upkeep(Play<CapitalState> play, Combatant unit) {
            if (!isDelayed()) {
                return;
            }
            Combatant payer = play.state().unit(healer.orElseThrow());
            boolean paid = payer.present()
                    && EnergyPayment.affords(play.state(), payer, ENERGY)
                    && pays(play, payer, unit)
                    && EnergyPayment.pay(play, payer, ENERGY, NAME);
            if (!paid) {
                DelayTheInevitable.end(play, unit);
            }
        }

        /** Damage is counted instead of suffered; more than twice the maximum breaks the dam. */
        @Override
        public boolean holdsBack(Play<CapitalState> play, DamageInProgress damage) {
            Combatant unit = damage.victim();
            if (!isDelayed()) {
                return false;
            }
            play.emit(new DamageDelayed(unit.id(), damage.amount(), damage.type()));
            if (of(unit).counted > 2 * unit.profile().maxima().hitPoints()) {
                DelayTheInevitable.end(play, unit);
            }
            return true;
        }

        @Override
        public boolean needsTime() {
            return isDelayed();
        }

        static void begin(Combatant unit, String healer) {
            AbilityStates.put(unit, new DelayedDamage(Optional.of(healer), 0), NONE);
        }

        static void add(Combatant unit, int damage) {
            DelayedDamage now = of(unit);
            AbilityStates.put(unit, new DelayedDamage(now.healer, now.counted + damage), NONE);
        }

        static void end(Combatant unit) {
            AbilityStates.put(unit, NONE, NONE);
        }
    }
}
