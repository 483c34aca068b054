package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Signature;
import arbiter.rulebook.build.Violation;
import arbiter.rulebook.build.Violations;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The Signature and its choices. Ledger: CAP-SIG-1, CAP-COMP-2, CAP-EQ-7. */
final class SignatureCheck {

    private static final String KEY = "signature";

    private final Signature signature;
    private final Violations violations;

    SignatureCheck(Signature signature, Violations violations) {
        this.signature = signature;
        this.violations = violations;
    }

    void run() {
        if (signature.kinds().size() != 1) {
            violations.add(
                    Code.SIGNATURE_COUNT,
                    "there are " + signature.kinds().size() + " Signatures",
                    "give exactly one of augmentation, companion, vehicle and weapon",
                    KEY);
        }
        signature.weapon().filter(weapon -> !weapon.isSignature()).ifPresent(weapon -> plain(weapon.name(), "weapon"));
        signature
                .vehicle()
                .filter(vehicle -> !vehicle.isSignature())
                .ifPresent(vehicle -> plain(vehicle.name(), "vehicle"));
        damageType();
        signature.companion().ifPresent(this::scores);
        if (signature.companion().isEmpty() && !signature.scores().isEmpty()) {
            violations.add(Code.SIGNATURE_EXTRA, "only a companion has Scores", "leave them out", KEY, "scores");
        }
        if (signature.augmentation().isEmpty() && !signature.abilities().isEmpty()) {
            violations.add(
                    Code.SIGNATURE_EXTRA,
                    "only an Augmentation has Slots at Level 1",
                    "leave the abilities out",
                    KEY,
                    "abilities");
        }
    }

    /** The Scores of a companion as assigned; where that is wrong, in the printed order. */
    static Map<Attribute, Integer> scores(Companion companion, Map<Attribute, Integer> assigned) {
        Map<Attribute, Integer> scores = new LinkedHashMap<>(companion.scores());
        boolean right = isRight(companion, assigned);
        for (int i = 0; i < companion.assigned().size(); i++) {
            Attribute attribute = companion.assigned().get(i);
            scores.put(
                    attribute,
                    right ? assigned.get(attribute) : companion.values().get(i));
        }
        return scores;
    }

    /** Reasons against a damage type of something that is available with these. */
    static Optional<Violation> damageType(String name, List<DamageType> offered, Optional<DamageType> chosen) {
        String words = offered.stream().map(EnumWords::of).collect(Collectors.joining(", "));
        if (chosen.isEmpty() && offered.size() > 1) {
            return Optional.of(Violation.of(
                    Code.DAMAGE_TYPE_MISSING, name + " comes with different damage types", "choose one of " + words));
        }
        if (chosen.isPresent() && !offered.contains(chosen.get())) {
            String fix = offered.isEmpty() ? "leave the damage type out" : "choose one of " + words;
            return Optional.of(Violation.of(
                    Code.DAMAGE_TYPE_NOT_OFFERED, name + " does not come with " + EnumWords.of(chosen.get()), fix));
        }
        return Optional.empty();
    }

    private void plain(String name, String key) {
        violations.add(Code.NOT_A_SIGNATURE, name + " is no Signature", "choose one that is", KEY, key);
    }

    private void damageType() {
        List<DamageType> offered = signature
                .weapon()
                .map(weapon -> weapon.damageTypes())
                .or(() -> signature.vehicle().map(vehicle -> vehicle.damageTypes()))
                .orElse(List.of());
        damageType("this Signature", offered, signature.damageType())
                .ifPresent(reason -> violations.add(reason, KEY, "damage-type"));
    }

    private void scores(Companion companion) {
        if (!isRight(companion, signature.scores())) {
            violations.add(
                    Code.COMPANION_SCORES,
                    "the Scores of the " + companion.name() + " are not assigned as they should be",
                    "give " + companion.assigned() + " the values " + companion.values() + " in any order",
                    KEY,
                    "scores");
        }
    }

    private static boolean isRight(Companion companion, Map<Attribute, Integer> assigned) {
        List<Integer> given =
                assigned.values().stream().sorted(Collections.reverseOrder()).toList();
        List<Integer> due =
                companion.values().stream().sorted(Collections.reverseOrder()).toList();
        return assigned.keySet().equals(new LinkedHashSet<>(companion.assigned())) && given.equals(due);
    }
}
