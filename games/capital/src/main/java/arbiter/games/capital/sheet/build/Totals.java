package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.LevelRow;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.trait.Armour;
import arbiter.games.capital.trait.ExtraHand;
import arbiter.games.capital.trait.HitPointsPerLevel;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The totals of a character, each as a list of parts. Ledger: CAP-ATTR-2 to CAP-ATTR-5, CAP-KEY-ARMOUR. */
final class Totals {

    private final Build build;
    private final CreationRules rules;
    private final Growing grown;
    private final Progress progress;

    Totals(Growing grown, Handbook book) {
        this.grown = grown;
        this.progress = grown.progress();
        this.build = progress.build();
        this.rules = book.creation();
    }

    CharacterSheet sheet(List<Violation> violations) {
        Map<Attribute, Modifiers> scores = new EnumMap<>(progress.scores());
        return new CharacterSheet(
                build,
                level(),
                violations,
                Collections.unmodifiableMap(scores),
                hitPoints(),
                energy(),
                bones(),
                progress.slots(),
                progress.slotsUsed(),
                progress.openPicks(),
                armour(),
                hands(),
                EquipmentCheck.money(build.equipment()),
                progress.abilities(),
                trainings(),
                companion(),
                new ProfileMaker(this, rules).profile());
    }

    Build build() {
        return build;
    }

    int level() {
        return progress.row().level();
    }

    int score(Attribute attribute) {
        return progress.score(attribute);
    }

    List<Acquired> abilities() {
        return progress.abilities();
    }

    Optional<HitPoints> companionHitPoints() {
        return grown.companion();
    }

    Modifiers hitPoints() {
        Modifiers total = grown.hitPoints().total();
        for (Acquired acquired : abilities()) {
            int perLevel = acquired.ability()
                    .trait(HitPointsPerLevel.class)
                    .map(HitPointsPerLevel::hitPoints)
                    .orElse(0);
            total = total.and(acquired.ability().name(), perLevel * level());
        }
        return atLeast(total);
    }

    /** Follows WIL at once. Ledger: CAP-AMB-64. */
    Modifiers energy() {
        LevelRow row = progress.row();
        return atLeast(Modifiers.of("WIL", score(Attribute.WIL)).and(row.name(), row.energy()));
    }

    Modifiers bones() {
        return atLeast(Modifiers.of("FTD", score(Attribute.FTD)));
    }

    private Modifiers atLeast(Modifiers total) {
        return total.and("minimum", Math.max(0, rules.leastMaximum() - total.total()));
    }

    /** Only the best source counts. */
    Modifiers armour() {
        int worn = wornGrade().map(Item.Grade::armour).orElse(0);
        Modifiers best = Modifiers.of(rules.armour().name(), worn);
        for (Acquired acquired : abilities()) {
            int bonus =
                    acquired.ability().trait(Armour.class).map(Armour::bonus).orElse(0);
            best = bonus > best.total() ? Modifiers.of(acquired.ability().name(), bonus) : best;
        }
        return best;
    }

    Optional<Item.Grade> wornGrade() {
        return rules.armour().grade(EquipmentCheck.worn(build.equipment(), rules));
    }

    Modifiers hands() {
        Modifiers hands = Modifiers.of("hands", rules.hands());
        for (Acquired acquired : abilities()) {
            int more = acquired.ability()
                    .trait(ExtraHand.class)
                    .map(ExtraHand::hands)
                    .orElse(0);
            hands = hands.and(acquired.ability().name(), more);
        }
        return hands;
    }

    /** From the Class and the Signature. Ledger: CAP-CREATE-7, CAP-SIG-3. */
    List<Training> trainings() {
        List<Training> trainings = new ArrayList<>(build.role().trainings());
        build.signature()
                .weapon()
                .flatMap(weapon -> weapon.gives())
                .or(() -> build.signature().vehicle().flatMap(vehicle -> vehicle.gives()))
                .filter(training -> !trainings.contains(training))
                .ifPresent(trainings::add);
        return List.copyOf(trainings);
    }

    private Optional<CharacterSheet.CompanionSheet> companion() {
        return build.signature()
                .companion()
                .map(kind -> new CharacterSheet.CompanionSheet(
                        build.signature().name().orElse(kind.name()),
                        Growing.companionScores(build, kind),
                        grown.companion().orElseThrow().total()));
    }
}
