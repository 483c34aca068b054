package arbiter.games.capital.ability;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.damage.DamageInProgress;
import arbiter.games.capital.damage.DamageTrait;
import arbiter.games.capital.damage.Life;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.mind.Hearing;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Studying somebody at arm's length, and what that knowledge is worth later. Ledger: know-your-enemy, CAP-AMB-122. */
public record KnowYourEnemy(int energy, Attribute attribute, int difficulty, int dead, int less)
        implements ActTrait, DamageTrait {

    private static final Check.Labels LABELS = Check.Labels.of("know-your-enemy");
    private static final Offer.Use USE = new Offer.Use("Know your Enemy", 0);

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (!EnergyPayment.affords(state, unit, energy)) {
            return;
        }
        offer(state, unit, true, menu);
        offer(state, unit, false, menu);
    }

    /** Enemies come first, though anybody may be studied, oneself included, to no use. Ledger: CAP-AMB-111. */
    private void offer(CapitalState state, Combatant unit, boolean enemies, List<CapitalAct> menu) {
        for (Combatant target : state.units()) {
            if (state.enemies(unit, target) == enemies
                    && state.touching(unit, target)
                    && !EnemyStudies.of(unit).puzzles().contains(target.id())) {
                menu.add(new Study(this, unit, target));
            }
        }
    }

    private record Study(KnowYourEnemy trait, Combatant unit, Combatant target) implements CapitalAct {

        @Override
        public String id() {
            return "know-your-enemy:" + target.id();
        }

        @Override
        public String text() {
            return "Know your Enemy: study " + target.name();
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", trait.energy));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public boolean isAction() {
            return true;
        }

        /** Whoever is known already, or of a known kind, tells nothing new; nor does anybody about oneself. */
        @Override
        public boolean isPointless() {
            return target == unit || EnemyStudies.of(unit).knows(target);
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (!EnergyPayment.pay(play, unit, trait.energy, "Know your Enemy")) {
                return;
            }
            int difficulty = trait.difficulty + target.profile().level() + (isDead() ? trait.dead : 0);
            boolean known = Check.passes(play, LABELS, "Know your Enemy", unit, trait.attribute, difficulty);
            play.emit(known ? new Investigated(unit.id(), target.id()) : new Puzzled(unit.id(), target.id()));
        }

        /** Whoever has no Bones dies of having no hit points; a wreck never lived. Ledger: CAP-AMB-70. */
        private boolean isDead() {
            return target.life() == Life.DEAD || target.life() == Life.DEFEATED && !target.isVehicle();
        }
    }

    /** Whoever knows the victim may make the damage of a friend, or their own, higher. */
    @Override
    public Modifiers raiseAny(Play<CapitalState> play, Combatant knower, Combatant source, DamageInProgress damage) {
        CapitalState state = play.state();
        Combatant victim = damage.victim();
        return knower.present()
                        && EnemyStudies.of(knower).knows(victim)
                        && !state.enemies(knower, source)
                        && Hearing.reaches(state, source, knower)
                        && Offer.takenQuietly(
                                play, knower, "know-your-enemy.use", USE, () -> "More damage to " + victim.name() + "?")
                ? damage.amount().and("know your enemy", Math.max(1, knower.score(attribute) - less))
                : damage.amount();
    }

    /** A unit has made out another one, and all of its kind. Ledger: know-your-enemy. */
    public record Investigated(String unit, String target) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            EnemyStudies.investigate(state.unit(unit), state.unit(target));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit)
                    .words(" knows all about ")
                    .unit(target, state.unit(target).name())
                    .line();
        }
    }

    /** A unit cannot make out another one until a Full Rest. Ledger: know-your-enemy. */
    public record Puzzled(String unit, String target) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            EnemyStudies.puzzle(state.unit(unit), target);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit)
                    .words(" cannot make out ")
                    .unit(target, state.unit(target).name())
                    .line();
        }
    }

    /** Ids of units that were investigated and names of their profiles; ids of those that must not be for now. */
    public record EnemyStudies(List<String> investigated, List<String> puzzles) implements Part {

        private static final EnemyStudies NONE = new EnemyStudies(List.of(), List.of());

        public static EnemyStudies of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        /** Whether this unit knows the other one, or its kind. */
        public boolean knows(Combatant other) {
            return investigated.contains(other.id())
                    || investigated.contains(other.profile().name());
        }

        static void investigate(Combatant unit, Combatant target) {
            EnemyStudies now = of(unit);
            List<String> known =
                    with(with(now.investigated, target.id()), target.profile().name());
            AbilityStates.put(unit, new EnemyStudies(known, now.puzzles), NONE);
        }

        static void puzzle(Combatant unit, String target) {
            EnemyStudies now = of(unit);
            AbilityStates.put(unit, new EnemyStudies(now.investigated, with(now.puzzles, target)), NONE);
        }

        public static void fullRest(Combatant unit) {
            AbilityStates.put(unit, new EnemyStudies(of(unit).investigated, List.of()), NONE);
        }

        private static List<String> with(List<String> list, String more) {
            if (list.contains(more)) {
                return list;
            }
            List<String> longer = new ArrayList<>(list);
            longer.add(more);
            return List.copyOf(longer);
        }
    }
}
