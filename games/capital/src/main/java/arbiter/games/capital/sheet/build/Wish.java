package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.SignatureKind;
import arbiter.rulebook.build.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rules for gaining an Ability, be it for Slots or as a pick: every reason against it. */
final class Wish {

    private Wish() {}

    /** Why these Slots cannot be filled with it now. Ledger: CAP-ABIL-2 to CAP-ABIL-5. */
    static List<Violation> againstBuying(Acquired wish, Progress progress) {
        List<Violation> reasons = new ArrayList<>();
        Ability ability = wish.ability();
        if (ability.locked()) {
            reasons.add(Violation.of(
                    Code.ABILITY_LOCKED,
                    ability.name() + " is locked and cannot be had for Slots",
                    "choose one that has a number of Slots"));
            return reasons;
        }
        reasons.addAll(againstGaining(ability, progress));
        reasons.addAll(againstChoice(wish, progress));
        int cost = progress.slotCost(wish).orElse(0);
        if (cost > progress.slotsFree()) {
            reasons.add(Violation.of(
                    Code.SLOTS_OVERSPENT,
                    ability.name() + " takes " + slots(cost) + ", " + progress.slotsFree() + " of "
                            + progress.slots().total() + " are free",
                    "leave it for a later Level"));
        }
        return reasons;
    }

    /** Why it cannot be taken as a pick of the Class now. Ledger: CAP-CLASS-1, CAP-AMB-09. */
    static List<Violation> againstPicking(Ability ability, Progress progress) {
        List<Violation> reasons = new ArrayList<>();
        var list = progress.build().role().picks();
        if (!ability.list().equals(Optional.of(list))) {
            reasons.add(Violation.of(
                    Code.PICK_NOT_ON_LIST,
                    ability.name() + " is not among the " + list.plural(),
                    progress.book().on(list).isEmpty()
                            ? "leave the pick open; there are no " + list.plural() + " yet"
                            : "choose from the " + list.plural() + " or leave the pick open"));
            return reasons;
        }
        if (progress.openPicks() < 1) {
            reasons.add(Violation.of(
                    Code.PICKS_TOO_MANY,
                    "no pick is left at " + progress.row().name() + " for " + ability.name(),
                    "leave it for a Level that gives picks"));
        }
        reasons.addAll(againstGaining(ability, progress));
        return reasons;
    }

    private static List<Violation> againstGaining(Ability ability, Progress progress) {
        List<Violation> reasons = new ArrayList<>();
        var own = progress.build().role();
        ability.role()
                .map(role -> role.get())
                .filter(role -> !role.equals(own))
                .ifPresent(role -> reasons.add(Violation.of(
                        Code.OTHER_CLASS,
                        ability.name() + " is for the " + role.name(),
                        "choose one without that Class")));
        if (!ability.repeatable() && isTaken(ability, progress)) {
            reasons.add(Violation.of(
                    Code.ABILITY_TWICE,
                    ability.name() + " is already there and cannot be had again",
                    "choose another one"));
        }
        for (Ability required : ability.requires()) {
            if (!progress.has(required)) {
                reasons.add(Violation.of(
                        Code.REQUIREMENT_MISSING,
                        ability.name() + " requires " + required.name(),
                        "gain that one before"));
            }
        }
        ability.signature()
                .flatMap(kind -> againstSignature(ability, kind, progress))
                .ifPresent(reasons::add);
        return reasons;
    }

    /** An Ability for Augmentations is part of the Signature: the Slots of later Levels do not take it. */
    private static Optional<Violation> againstSignature(Ability ability, SignatureKind kind, Progress progress) {
        if (!progress.build().signature().kinds().contains(kind)) {
            return Optional.of(Violation.of(
                    Code.SIGNATURE_NEEDED,
                    ability.name() + " requires a Signature of the kind "
                            + kind.name().toLowerCase(Locale.ROOT),
                    "choose another one"));
        }
        if (kind == SignatureKind.AUGMENTATION && progress.row().level() > 1) {
            return Optional.of(Violation.of(
                    Code.SIGNATURE_NEEDED,
                    ability.name() + " only goes into the Slots of the Signature, at Level 1",
                    "list it among the abilities of the signature or choose another one"));
        }
        return Optional.empty();
    }

    /** Whether it is there, or something that took its place. */
    private static boolean isTaken(Ability ability, Progress progress) {
        return progress.abilities().stream()
                .map(Acquired::ability)
                .anyMatch(one -> one.equals(ability) || one.replaces().equals(Optional.of(ability)));
    }

    private static List<Violation> againstChoice(Acquired wish, Progress progress) {
        List<Violation> reasons = new ArrayList<>();
        Ability ability = wish.ability();
        choice(ability, Ability.Parameter.ATTRIBUTE, wish.attribute(), "an Attribute")
                .ifPresent(reasons::add);
        choice(ability, Ability.Parameter.DAMAGE_TYPE, wish.damageType(), "a damage type")
                .ifPresent(reasons::add);
        if (ability.repeatable()
                && wish.damageType().isPresent()
                && progress.abilities().contains(wish)) {
            reasons.add(Violation.of(
                    Code.ABILITY_TWICE, wish.described() + " is already there", "choose a different damage type"));
        }
        if (!ability.slotsByScore().isEmpty()
                && wish.attribute().isPresent()
                && progress.slotCost(wish).isEmpty()) {
            reasons.add(Violation.of(
                    Code.SCORE_AT_HIGHEST,
                    wish.attribute().get() + " is "
                            + progress.score(wish.attribute().get()) + " and cannot rise",
                    "raise another Score"));
        }
        return reasons;
    }

    private static Optional<Violation> choice(
            Ability ability, Ability.Parameter parameter, Optional<?> chosen, String what) {
        boolean wanted = ability.chooses().equals(Optional.of(parameter));
        if (wanted && chosen.isEmpty()) {
            return Optional.of(Violation.of(
                    Code.CHOICE_MISSING, ability.name() + " needs " + what, "say which one beside the ability"));
        }
        if (!wanted && chosen.isPresent()) {
            return Optional.of(Violation.of(
                    Code.CHOICE_NOT_NEEDED, ability.name() + " does not ask for " + what, "leave that key out"));
        }
        return Optional.empty();
    }

    static String slots(int count) {
        return count == 1 ? "1 Slot" : count + " Slots";
    }
}
