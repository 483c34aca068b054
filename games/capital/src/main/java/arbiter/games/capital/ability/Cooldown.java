package arbiter.games.capital.ability;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.attack.Attack;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.Use;
import arbiter.games.capital.sheet.Versus;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Effects that are unavailable after use until a check at the start of a turn succeeds. Ledger: CAP-KEY-COOLDOWN. */
public final class Cooldown {

    private static final Check.Labels LABELS = Check.Labels.of("cooldown");

    private Cooldown() {}

    /** Whether the Ability that brings the trait can be used as far as Cooldown goes. */
    public static boolean ready(Combatant unit, AbilityTrait trait) {
        AbilityTimers timers = unit.timers();
        return timers.cooling().isEmpty()
                || !timers.isCooling(unit.profile().bringing(trait).timer());
    }

    public static void start(Play<CapitalState> play, Combatant unit, AbilityTrait trait) {
        Ability ability = unit.profile().bringing(trait);
        play.emit(new WentOnCooldown(unit.id(), new CoolingEffect.OfAbility(ability.timer()), ability.name()));
    }

    /** After a natural Attack was declared and paid. Ledger: natural-weapon-ranged. */
    public static void start(Play<CapitalState> play, Combatant attacker, AttackMeans means) {
        if (means.weapon().isPresent()) {
            return;
        }
        List<Strike> strikes = attacker.profile().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            Strike strike = strikes.get(i);
            if (strike.attack() == means.profile() && strike.cooldown().isPresent()) {
                play.emit(new WentOnCooldown(attacker.id(), new CoolingEffect.OfStrike(i), means.name()));
            }
        }
    }

    /** At the beginning of a turn, one check for each. */
    public static void checks(Play<CapitalState> play, Combatant unit) {
        if (!unit.timers().anyCooling()) {
            return;
        }
        for (String id : unit.timers().cooling()) {
            Ability ability = owned(unit, id);
            check(play, unit, new CoolingEffect.OfAbility(id), ability.name(), versus(ability));
        }
        List<Strike> strikes = unit.profile().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            if (unit.timers().isCooling(i)) {
                Strike strike = strikes.get(i);
                check(play, unit, new CoolingEffect.OfStrike(i), strike.attack().name(), strike.cooldown());
            }
        }
    }

    private static void check(
            Play<CapitalState> play, Combatant unit, CoolingEffect effect, String name, Optional<Versus> cooldown) {
        Versus versus = cooldown.orElseThrow();
        boolean back = Check.passes(
                play,
                LABELS,
                "Cooldown of " + name,
                unit,
                Claims.resolve(play, unit, Attack.score(unit, versus.attack()), false), // CAP-AMB-56
                versus.defence().fixed());
        if (back) {
            play.emit(new CameOffCooldown(unit.id(), effect, name));
        }
    }

    /** Any Rest. Ledger: CAP-REST-4. */
    public static void clear(Play<CapitalState> play, Combatant unit) {
        if (unit.timers().anyCooling() || ClarityCounters.of(unit) > 0) {
            play.emit(new Refreshed(unit.id()));
        }
    }

    /** Whether an Ability can be on Cooldown itself; an Attack that it brings is for itself. */
    public static boolean isOf(Ability ability) {
        return ability.uses().stream().anyMatch(use -> use.cooldown().isPresent() && use.timing() != Use.Timing.ATTACK);
    }

    /** The version of an Ability that the unit owns. */
    static Ability owned(Combatant unit, String timer) {
        for (Acquired acquired : unit.profile().abilities()) {
            if (acquired.ability().timer().equals(timer)) {
                return acquired.ability();
            }
        }
        throw new IllegalArgumentException(unit.name() + " does not have " + timer);
    }

    private static Optional<Versus> versus(Ability ability) {
        for (Use use : ability.uses()) {
            if (use.cooldown().isPresent()) {
                return use.cooldown();
            }
        }
        return Optional.empty();
    }

    /** An effect was used and is unavailable for now. Ledger: CAP-KEY-COOLDOWN. */
    public record WentOnCooldown(String unit, CoolingEffect effect, String name) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            effect.set(state.unit(unit), true);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, ": " + name + " is on Cooldown");
        }
    }

    /** An effect is available again. Ledger: CAP-KEY-COOLDOWN. */
    public record CameOffCooldown(String unit, CoolingEffect effect, String name) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            effect.set(state.unit(unit), false);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " can use " + name + " again");
        }
    }

    /** A Rest makes everything on Cooldown available and takes Clarity away. Ledger: CAP-REST-4, CAP-REST-5. */
    public record Refreshed(String unit) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.timers().allWarm());
            ClarityCounters.set(combatant, 0);
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " has nothing on Cooldown any more");
        }
    }
}
