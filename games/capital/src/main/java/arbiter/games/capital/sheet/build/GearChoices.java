package arbiter.games.capital.sheet.build;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Augmentation;
import arbiter.games.capital.sheet.CharacterClass;
import arbiter.games.capital.sheet.Companion;
import arbiter.games.capital.sheet.CreationRules;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Signature;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.games.capital.sheet.Weapon;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks for the Signature and for the equipment of a new character. Ledger: CAP-CREATE-10, CAP-SIG-1. */
final class GearChoices {

    private final Handbook book;
    private final CreationRules rules;
    private final Answers ask;

    GearChoices(Handbook book, Answers ask) {
        this.book = book;
        this.rules = book.creation();
        this.ask = ask;
    }

    Signature signature() {
        List<Entry> offered = new ArrayList<>(book.augmentations());
        offered.addAll(book.companions());
        book.vehicles().stream().filter(Vehicle::isSignature).forEach(offered::add);
        book.weapons().stream().filter(Weapon::isSignature).forEach(offered::add);
        Entry chosen = entry("signature", "Which Signature?", offered);
        String name =
                ask.text("signature.name", "What is it called?", List.of(Choice.of(chosen.name(), "its plain name")));
        List<DamageType> types = chosen instanceof Weapon weapon
                ? weapon.damageTypes()
                : chosen instanceof Vehicle vehicle ? vehicle.damageTypes() : List.of();
        return new Signature(
                only(chosen, Weapon.class),
                only(chosen, Companion.class),
                only(chosen, Vehicle.class),
                only(chosen, Augmentation.class),
                Optional.of(name),
                damageType("signature.damage-type", types),
                chosen instanceof Companion companion ? scores(companion) : Map.of(),
                List.of());
    }

    Equipment equipment(CharacterClass role) {
        Optional<Armament> weapon = startingWeapon(role);
        List<String> outfits = new ArrayList<>();
        for (int i = 1; i <= rules.outfitCount(); i++) {
            List<Choice> options =
                    rules.outfits().stream().map(kind -> Choice.of(kind, kind)).toList();
            outfits.add(ask.option("outfits", "Which outfit? (" + i + " of " + rules.outfitCount() + ")", options));
        }
        int money = ask.number(
                "money",
                "How much money, in mC, as agreed with the gamemaster?",
                rules.leastMoney(),
                rules.mostMoney());
        List<Possession> bought = new Shopping(book, ask, money).run();
        return new Equipment(weapon, outfits, money, 0, bought, List.of(), Optional.empty());
    }

    private Optional<Armament> startingWeapon(CharacterClass role) {
        List<Weapon> allowed = book.weapons().stream()
                .filter(weapon -> role.startsWith().allows(weapon))
                .toList();
        if (allowed.isEmpty()) {
            return Optional.empty();
        }
        Weapon weapon = allowed.size() == 1 ? allowed.get(0) : entry("weapon", "Which weapon to start with?", allowed);
        return Optional.of(new Armament(weapon, damageType("weapon.damage-type", weapon.damageTypes())));
    }

    private Optional<DamageType> damageType(String id, List<DamageType> types) {
        return damageType(ask, id, types);
    }

    /** The damage type of a piece, asked only where there is a choice. Ledger: CAP-EQ-7. */
    static Optional<DamageType> damageType(Answers ask, String id, List<DamageType> types) {
        if (types.size() < 2) {
            return types.stream().findFirst();
        }
        List<Choice> options = types.stream()
                .map(type -> Choice.of(EnumWords.of(type), EnumWords.of(type)))
                .toList();
        String answer = ask.option(id, "Which damage type?", options);
        return types.stream().filter(type -> EnumWords.of(type).equals(answer)).findFirst();
    }

    /** Value by value to the Attributes that are left. Ledger: CAP-COMP-2. */
    private Map<Attribute, Integer> scores(Companion companion) {
        Map<Attribute, Integer> scores = new EnumMap<>(Attribute.class);
        for (int value : companion.values()) {
            List<Choice> options = companion.assigned().stream()
                    .filter(attribute -> !scores.containsKey(attribute))
                    .map(attribute -> Choice.of(attribute.name(), attribute.name()))
                    .toList();
            String answer = ask.option("signature.scores", "Which Score of the companion is " + value + "?", options);
            scores.put(Attribute.valueOf(answer), value);
        }
        return scores;
    }

    private <T extends Entry> T entry(String id, String prompt, List<T> offered) {
        List<Choice> options = offered.stream()
                .map(entry -> Choice.of(entry.id(), entry.name() + ": " + entry.text()))
                .toList();
        String answer = ask.option(id, prompt, options);
        return offered.stream()
                .filter(entry -> entry.id().equals(answer))
                .findFirst()
                .orElseThrow();
    }

    private static <T> Optional<T> only(Entry chosen, Class<T> type) {
        return type.isInstance(chosen) ? Optional.of(type.cast(chosen)) : Optional.empty();
    }
}
