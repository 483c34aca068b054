package arbiter.games.capital.ability;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.DamageState;
import arbiter.games.capital.damage.Health;
import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.MenuSection;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The Healer's Ultimate: Energy, Bones and a second chance for everybody near. Ledger: supercharge-1, CAP-AMB-104. */
public record Supercharge(int metres, int bones) implements ActTrait {

    private static final int DIFFICULTY = 5;
    private static final Check.Labels LABELS = Check.Labels.of("supercharge");
    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    @Override
    public MenuSection section() {
        return MenuSection.AID;
    }

    @Override
    public void offerActions(CapitalState state, Combatant healer, List<CapitalAct> menu) {
        if (Ultimate.ready(healer, this)) {
            menu.add(new ChargeUp(this, healer));
        }
    }

    private record ChargeUp(Supercharge trait, Combatant healer) implements CapitalAct {

        @Override
        public String id() {
            return "supercharge";
        }

        @Override
        public String text() {
            return "Supercharge (Ultimate)";
        }

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            Ultimate.spend(play, healer, trait);
            List<Combatant> chosen = UnitOption.chooseSome(
                    play,
                    healer.decider(),
                    "supercharge.units",
                    near(play.state()),
                    () -> "Whom does " + healer.name() + " supercharge?");
            for (Combatant unit : chosen) {
                play.emit(new Supercharged(unit.id(), healer.id(), trait.bones));
            }
        }

        /** Not a vehicle, whose Energy comes from elsewhere and which never is in Critical Condition. Ledger: CAP-AMB-27. */
        private List<Combatant> near(CapitalState state) {
            List<Combatant> near = new ArrayList<>();
            for (Combatant unit : state.units()) {
                boolean within = unit == healer
                        || healer.base().within(unit.base(), trait.metres * AttackOptions.MILLIMETRES)
                                && state.sees(healer, unit);
                if (unit.present() && !unit.isVehicle() && within) {
                    near.add(unit);
                }
            }
            return near;
        }
    }

    /** A unit is full of Energy, has two Bones back and Supercharge. Ledger: CAP-AMB-104. */
    public record Supercharged(String unit, String healer, int bones) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            EnergyStore.fill(combatant);
            Health.mendBones(combatant, bones);
            SuperchargeHealer.set(combatant, healer);
        }

        @Override
        public Line line(CapitalState state) {
            Combatant combatant = state.unit(unit);
            return tell(
                    state,
                    unit,
                    " is supercharged: " + combatant.energy() + " Energy, " + combatant.bones() + " Bones");
        }
    }

    /** Supercharge is gone; where it worked, hit points are left after all. */
    public record SuperchargeSpent(String unit, int hp) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            SuperchargeHealer.clear(combatant);
            Health.setHitPoints(combatant, Math.min(combatant.maxHp(), hp));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(
                    state,
                    unit,
                    hp > 0 ? " is saved by Supercharge with " + state.unit(unit).hp() + " HP" : " loses Supercharge");
        }
    }

    /** The Healer whose Supercharge waits to be spent. */
    public record SuperchargeHealer(Optional<String> healer) implements DamageState {

        private static final SuperchargeHealer NONE = new SuperchargeHealer(Optional.empty());

        /** A unit that would enter Critical Condition may keep some hit points instead; it has to try. */
        @Override
        public boolean saves(Play<CapitalState> play, Combatant unit) {
            Combatant by = play.state().unit(healer.orElseThrow());
            boolean saved = Check.passes(play, LABELS, "Supercharge", unit, by.modifiers(Attribute.KNW), DIFFICULTY);
            int hp = saved ? play.draw("supercharge.healing", ONE_DIE).sum() : 0;
            play.emit(new SuperchargeSpent(unit.id(), hp));
            return saved;
        }

        public static Optional<String> of(Combatant unit) {
            return unit.abilityStates().get(NONE).healer;
        }

        static void set(Combatant unit, String healer) {
            AbilityStates.put(unit, new SuperchargeHealer(Optional.of(healer)), NONE);
        }

        public static void clear(Combatant unit) {
            AbilityStates.put(unit, NONE, NONE);
        }
    }
}
