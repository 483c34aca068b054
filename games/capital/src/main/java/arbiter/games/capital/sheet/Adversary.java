package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import arbiter.games.capital.trait.Armour;
import arbiter.games.capital.trait.Bossfight;
import arbiter.games.capital.trait.ExtraHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A unit of the gamemaster, built freely from the fields of units. Ledger: CAP-AMB-12, CAP-AMB-70. */
public record Adversary(
        String id,
        String name,
        @Default("0") int level,
        Size size,
        Set<UnitTag> tags,
        Map<Attribute, Integer> scores,
        int hitPoints,
        OptionalInt bones,
        OptionalInt energy,
        @Default("0") int armour,
        List<Training> trainings,
        List<Armament> weapons,
        List<Item> items,
        List<AttackProfile> attacks,
        List<Acquired> abilities,
        @Default("0") int bossfight,
        String text)
        implements Unit {

    /** What WIL is raised by where a unit's Energy is not given. */
    private static final int ENERGY = 3;

    public Adversary {
        if (scores.size() != Attribute.values().length) {
            throw new IllegalArgumentException("a unit has all eight Scores");
        }
        if (scores.values().stream().anyMatch(score -> score < 0 || score > Attribute.HIGHEST)) {
            throw new IllegalArgumentException("Scores are from 0 to " + Attribute.HIGHEST);
        }
        if (hitPoints < 1) {
            throw new IllegalArgumentException("a unit has at least 1 hit point");
        }
        if (!abilities.stream().allMatch(Acquired::isComplete)) {
            throw new IllegalArgumentException("an Ability says which Attribute or damage type was chosen for it");
        }
        if (attacks.stream().anyMatch(attack -> attack.type().isEmpty())) {
            throw new IllegalArgumentException("an Attack of a unit says its damage type");
        }
    }

    public int maxEnergy() {
        return energy.orElseGet(() -> scores.get(Attribute.WIL) + ENERGY);
    }

    /** As play uses it. */
    public Profile profile(Handbook book) {
        CreationRules creation = book.creation();
        return new Profile(
                name,
                level,
                Optional.empty(),
                size,
                tags,
                Scores.of(scores::get),
                new Maxima(hitPoints, maxEnergy(), bones.orElse(0)),
                bestArmour(),
                false,
                creation.hands() + extraHands(),
                bossfight + furtherTurns(),
                Rerolls.of(abilities),
                trainings,
                abilities,
                weapons.stream().map(this::armed).toList(),
                items.stream().map(this::carried).toList(),
                strikes(creation),
                Story.NONE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private int bestArmour() {
        return Acquired.traits(abilities, Armour.class).stream()
                .mapToInt(Armour::bonus)
                .reduce(armour, Math::max);
    }

    private int extraHands() {
        return Acquired.traits(abilities, ExtraHand.class).stream()
                .mapToInt(ExtraHand::hands)
                .sum();
    }

    private int furtherTurns() {
        return Acquired.traits(abilities, Bossfight.class).stream()
                .mapToInt(Bossfight::turns)
                .sum();
    }

    private Armed armed(Armament armament) {
        boolean trained = Training.anyCovers(trainings, armament.weapon().tags());
        return new Armed(armament.weapon(), armament.type(), trained, false);
    }

    private Carried carried(Item item) {
        return new Carried(item, Optional.empty(), 1, Training.anyCovers(trainings, item.tags()));
    }

    private List<Strike> strikes(CreationRules creation) {
        List<Strike> strikes = new ArrayList<>();
        attacks.forEach(attack -> strikes.add(new Strike(attack, attack.type().orElseThrow(), Optional.empty())));
        strikes.addAll(Acquired.strikes(abilities));
        strikes.add(creation.fist());
        return strikes;
    }
}
