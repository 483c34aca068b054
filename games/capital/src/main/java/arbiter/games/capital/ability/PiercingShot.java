package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackMeans;
import arbiter.games.capital.attack.AttackOptions;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.attack.Blow;
import arbiter.games.capital.attack.Hit;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import java.util.Optional;

/**
 * What a ranged Attack has left after bringing a unit down goes on to the next one right behind it, and so forth. Step
 * 19 of an Attack. Ledger: piercing-shot-1, CAP-AMB-116.
 */
public record PiercingShot() implements AttackTrait {

    private static final Offer.Use USE = new Offer.Use("Piercing Shot", 0);

    @Override
    public void afterBlow(Play<CapitalState> play, AttackInProgress roll, Blow blow) {
        Combatant attacker = roll.attacker();
        if (blow.excess() <= 0 || !roll.occasion().active() || roll.means().isMelee() || !attacker.present()) {
            return;
        }
        Optional<Combatant> behind = behind(play.state(), roll.means().origin(attacker), blow.victim(), roll.means());
        if (behind.isPresent()
                && Offer.taken(
                        play,
                        attacker,
                        "piercing-shot.use",
                        USE,
                        () -> blow.excess()
                                + " damage is left. Does it go on to "
                                + behind.get().name() + "?")) {
            Modifiers rest = Modifiers.of("piercing shot", blow.excess());
            Hit.deal(
                    play,
                    roll,
                    Hit.instance(roll, behind.get(), rest, blow.dealt().type()),
                    false);
        }
    }

    /** The next unit in range whose base crosses the line from where the shot came from through the victim. */
    private static Optional<Combatant> behind(
            CapitalState state, Combatant origin, Combatant victim, AttackMeans means) {
        Point from = origin.base().centre();
        Point through = victim.base().centre();
        if (from.equals(through)) {
            return Optional.empty();
        }
        int reach = means.profile().range().metres() * AttackOptions.MILLIMETRES;
        Point end = from.toward(through, from.distance(through) + reach);
        Combatant nearest = null;
        for (Combatant other : state.units()) {
            if (other != origin
                    && other != victim
                    && other.present()
                    && state.reachable(origin, other)
                    && from.square(other.base().centre()) > from.square(through)
                    && (nearest == null
                            || from.square(other.base().centre())
                                    < from.square(nearest.base().centre()))
                    && new Blocker.Pillar(other.base().centre(), other.base().diameter()).meets(through, end)
                    && AttackOptions.inRange(state, origin, other, means)
                    && state.sees(origin, other)) {
                nearest = other;
            }
        }
        return Optional.ofNullable(nearest);
    }
}
