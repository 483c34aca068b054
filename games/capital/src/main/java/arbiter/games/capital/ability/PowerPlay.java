package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.energy.EnergyPayment;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Power Play I and II: an Action that hampers somebody until the Sentinel's next turn. Ledger: power-play-1. */
public record PowerPlay(int energy, int metres, Attribute overwatch, List<Hindrance.Kind> effects)
        implements ActTrait, AttackTrait {

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        if (!EnergyPayment.affords(state, unit, energy)) {
            return;
        }
        int reach = Math.max(metres, AttackOptions.longestRange(unit)) * AttackOptions.MILLIMETRES;
        offer(state, unit, reach, true, menu);
        offer(state, unit, reach, false, menu);
        hamper(unit, unit, menu);
    }

    /** Enemies come first, though it may be anybody in sight, and oneself last of all. Ledger: CAP-AMB-111. */
    private void offer(CapitalState state, Combatant unit, int reach, boolean enemies, List<CapitalAct> menu) {
        for (Combatant target : state.units()) {
            if (target != unit
                    && target.present()
                    && state.enemies(unit, target) == enemies
                    && unit.base().within(target.base(), reach)
                    && state.sees(unit, target)) {
                hamper(unit, target, menu);
            }
        }
    }

    private void hamper(Combatant unit, Combatant target, List<CapitalAct> menu) {
        for (int i = 0; i < effects.size(); i++) {
            menu.add(new Hamper(energy, unit, target, effects.get(i)));
        }
    }

    private record Hamper(int energy, Combatant unit, Combatant target, Hindrance.Kind effect) implements CapitalAct {

        @Override
        public String id() {
            return "power-play:" + target.id() + ":" + effect.word();
        }

        @Override
        public String text() {
            return "Power Play against " + target.name() + ": " + effect.meaning();
        }

        @Override
        public List<Cost> costs() {
            return List.of(new Cost("Energy", energy));
        }

        @Override
        public Optional<Pointer> pointer() {
            return Optional.of(new Pointer.Unit(target.id()));
        }

        @Override
        public boolean isAction() {
            return true;
        }

        /** Only what ends with its first effect can be laid on somebody twice. */
        @Override
        public boolean isPointless() {
            return effect == Hindrance.Kind.NOTHING_TWICE
                    && PowerPlayHindrances.of(target).all().contains(new Hindrance(unit.id(), effect));
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            if (EnergyPayment.pay(play, unit, energy, "Power Play")) {
                play.emit(new Hampered(target.id(), new Hindrance(unit.id(), effect)));
            }
        }
    }

    /** WIS for Attack Rolls from Overwatch. */
    @Override
    public Optional<Attribute> attackAttribute(Occasion occasion) {
        return occasion == Occasion.OVERWATCH ? Optional.of(overwatch) : Optional.empty();
    }

    /** A Move Action that was cut short uses the effect up. */
    public static void movedShort(Play<CapitalState> play, Combatant unit) {
        if (PowerPlayHindrances.of(unit).hampered(Hindrance.Kind.SHORT_MOVE)) {
            play.emit(new HindranceEnded(unit.id(), Hindrance.Kind.SHORT_MOVE));
        }
    }

    /** A Power Play takes hold of a unit. Ledger: power-play-1. */
    public record Hampered(String unit, Hindrance hindrance) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            PowerPlayHindrances.add(state.unit(unit), hindrance);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " is hampered: " + hindrance.kind().meaning());
        }
    }

    /** A Power Play has had its effect. Ledger: CAP-AMB-51. */
    public record HindranceEnded(String unit, Hindrance.Kind effect) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            PowerPlayHindrances.end(state.unit(unit), effect);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " is rid of a hindrance: " + effect.meaning());
        }
    }

    /** What Power Plays do to a unit, and what it has done since nothing may be done twice. */
    public record PowerPlayHindrances(List<Hindrance> all, List<String> done) implements Part {

        private static final PowerPlayHindrances NONE = new PowerPlayHindrances(List.of(), List.of());

        public static PowerPlayHindrances of(Combatant unit) {
            return unit.abilityStates().get(NONE);
        }

        public boolean hampered(Hindrance.Kind kind) {
            for (int i = 0; i < all.size(); i++) {
                if (all.get(i).kind() == kind) {
                    return true;
                }
            }
            return false;
        }

        /** Whether that was done already while nothing may be done twice. */
        public boolean hasDone(String what) {
            return done.contains(what);
        }

        static void add(Combatant unit, Hindrance hindrance) {
            PowerPlayHindrances now = of(unit);
            List<Hindrance> longer = new ArrayList<>(now.all);
            longer.add(hindrance);
            put(unit, longer, now.done);
        }

        /** The first one of that kind has had its effect. */
        static void end(Combatant unit, Hindrance.Kind kind) {
            List<Hindrance> shorter = new ArrayList<>(of(unit).all);
            for (int i = 0; i < shorter.size(); i++) {
                if (shorter.get(i).kind() == kind) {
                    shorter.remove(i);
                    put(unit, shorter, of(unit).done);
                    return;
                }
            }
        }

        static void done(Combatant unit, String what) {
            PowerPlayHindrances now = of(unit);
            if (!now.done.contains(what)) {
                List<String> longer = new ArrayList<>(now.done);
                longer.add(what);
                AbilityStates.put(unit, new PowerPlayHindrances(now.all, List.copyOf(longer)), NONE);
            }
        }

        /** What one unit has laid on another until its next turn is over now. */
        public static void turnStarts(Combatant unit, String by) {
            PowerPlayHindrances now = of(unit);
            if (!now.all.isEmpty()) {
                List<Hindrance> left = now.all.stream()
                        .filter(hindrance -> !hindrance.by().equals(by))
                        .toList();
                put(unit, left, now.done);
            }
        }

        /** Power Plays that still wait are over. Ledger: CAP-AMB-146. */
        public static void combatEnds(Combatant unit) {
            AbilityStates.put(unit, NONE, NONE);
        }

        /** What was done is forgotten as soon as it may be done again. */
        private static void put(Combatant unit, List<Hindrance> all, List<String> done) {
            PowerPlayHindrances now = new PowerPlayHindrances(List.copyOf(all), done);
            boolean remembers = now.hampered(Hindrance.Kind.NOTHING_TWICE);
            AbilityStates.put(unit, remembers ? now : new PowerPlayHindrances(now.all, List.of()), NONE);
        }
    }
}
