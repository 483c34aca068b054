package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Rerolls;
import arbiter.games.capital.sheet.Scores;
import arbiter.games.capital.sheet.Shell;
import arbiter.games.capital.sheet.Signature;
import arbiter.games.capital.sheet.Story;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.games.capital.trait.Bossfight;
import arbiter.games.capital.trait.CyberneticShell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the profile of a character, and of its companion and vehicle. */
final class ProfileMaker {

    private final Totals totals;
    private final CreationRules rules;
    private final Build build;
    private final Signature signature;
    private final List<Training> trainings;
    private final Inventory inventory;

    ProfileMaker(Totals totals, CreationRules rules) {
        this.totals = totals;
        this.rules = rules;
        this.build = totals.build();
        this.signature = build.signature();
        this.trainings = totals.trainings();
        this.inventory = new Inventory(build, rules, trainings);
    }

    Profile profile() {
        List<Acquired> abilities = totals.abilities();
        return new Profile(
                build.name(),
                totals.level(),
                Optional.of(build.role()),
                rules.size(),
                Set.of(UnitTag.CHARACTER),
                Scores.of(totals::score),
                maxima(),
                totals.armour().total(),
                totals.wornGrade().map(Item.Grade::heavy).orElse(false),
                totals.hands().total(),
                Acquired.traits(abilities, Bossfight.class).stream()
                        .mapToInt(Bossfight::turns)
                        .sum(),
                Rerolls.of(abilities),
                trainings,
                abilities,
                inventory.weapons(),
                inventory.items(),
                strikes(abilities),
                story(),
                shell(),
                signature.kinds().stream().findFirst(),
                signature.companion().map(this::companion),
                vehicle());
    }

    private Maxima maxima() {
        return new Maxima(
                totals.hitPoints().total(),
                totals.energy().total(),
                totals.bones().total());
    }

    /** Its own Scores and hit points, its owner's Level and Energy. Ledger: CAP-SIG-6, CAP-AMB-35, CAP-AMB-36. */
    private Profile companion(Companion kind) {
        Map<Attribute, Integer> scores = Growing.companionScores(build, kind);
        int hitPoints = totals.companionHitPoints().orElseThrow().total().total();
        List<Strike> strikes = new ArrayList<>();
        kind.attacks()
                .forEach(attack -> strikes.add(new Strike(attack, attack.type().orElseThrow(), Optional.empty())));
        strikes.add(rules.fist());
        return new Profile(
                signature.name().orElse(kind.name()),
                totals.level(),
                Optional.empty(),
                kind.size(),
                kind.tags(),
                Scores.of(scores::get),
                new Maxima(hitPoints, 0, scores.get(Attribute.FTD)),
                0,
                false,
                rules.hands(),
                0,
                Rerolls.of(List.of()),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                strikes,
                Story.NONE,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private Optional<VehicleProfile> vehicle() {
        return signature
                .vehicle()
                .map(vehicle -> new VehicleProfile(
                        signature.name().orElse(vehicle.name()),
                        vehicle,
                        signature
                                .damageType()
                                .or(() -> vehicle.damageTypes().stream().findFirst())));
    }

    private List<Strike> strikes(List<Acquired> abilities) {
        List<Strike> strikes = new ArrayList<>(Acquired.strikes(abilities));
        strikes.add(rules.fist());
        return strikes;
    }

    /** Background and Origin count as Stories. Ledger: CAP-AMB-54. */
    private Story story() {
        List<String> stories = new ArrayList<>(List.of(build.background(), build.origin()));
        stories.addAll(build.stories());
        return new Story(build.strengths(), build.weaknesses(), stories);
    }

    private Optional<Shell> shell() {
        int hitPoints = totals.hitPoints().total();
        return Acquired.traits(totals.abilities(), CyberneticShell.class).stream()
                .findFirst()
                .map(shell -> new Shell(
                        shell.own(hitPoints),
                        hitPoints - shell.own(hitPoints),
                        shell.armour(),
                        shell.margin(),
                        shell.unarmed()));
    }
}
