package arbiter.games.narrative.attack;

import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An attack with one weapon as an action. Ledger: NAR-ACT-4. */
public record AttackAction(String weapon, AttackSource source, Participant target, Mode mode) implements NarrativeAct {

    /** What one decides an attack by. */
    public static final List<Headline> HEADLINES = List.of(
            Headline.wanted("hit"),
            Headline.wanted("damage"),
            Headline.wanted(AttackRolled.SPARE),
            Headline.wanted("critical possible"),
            Headline.wanted("triumph"),
            Headline.feared("despair"));

    /** The same, and whether there is enough for what this weapon can do besides. */
    public static List<Headline> headlines(AttackSource source) {
        List<Headline> all = new ArrayList<>(HEADLINES);
        for (RatedQuality rated : source.qualities()) {
            if (rated.quality().cost().isPresent()) {
                all.add(all.size() - 2, Headline.wanted(AttackRolled.enoughFor(rated.quality())));
            }
        }
        return all;
    }

    /** How the weapon is fired. Ledger: NAR-Q-2. */
    public enum Mode {
        PLAIN,
        AUTO_FIRE,
        SWEEP
    }

    @Override
    public String id() {
        String kind = switch (mode) {
            case PLAIN -> "attack:";
            case AUTO_FIRE -> "auto-fire:";
            case SWEEP -> "sweep:";
        };
        return kind + weapon + ":" + target.id();
    }

    @Override
    public String text() {
        String strain = source.dealsStrain() ? ", for strain" : "";
        String how = switch (mode) {
            case PLAIN -> "";
            case AUTO_FIRE -> ", Auto-fire";
            case SWEEP -> " and everybody around";
        };
        return "Attack " + target.name() + " with " + source.name() + strain + how;
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public List<Headline> headlines() {
        return headlines(source);
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        VehicleAttacks.declare(play, one, target); // NAR-VEH-4
        Attack.resolve(
                play,
                switch (mode) {
                    case PLAIN ->
                        new AttackInProgress(one, target, source, AttackPool.of(play.state(), one, target, source));
                    case AUTO_FIRE -> AutoFire.declare(play, one, target, source);
                    case SWEEP -> Sweep.declare(play.state(), one, source);
                });
    }
}
