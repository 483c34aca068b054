package arbiter.games.capital.sheet.build;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Gear;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Weapon;
import arbiter.rulebook.build.Answers;
import arbiter.rulebook.build.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks what to buy with the money at hand, thing by thing. Ledger: CAP-EQ-3, CAP-AMB-42. */
final class Shopping {

    private static final String DONE = "done";

    private final Handbook book;
    private final Answers ask;
    private int money;

    Shopping(Handbook book, Answers ask, int money) {
        this.book = book;
        this.ask = ask;
        this.money = money;
    }

    List<Possession> run() {
        List<Possession> goods = goods();
        List<Possession> bought = new ArrayList<>();
        while (true) {
            List<Choice> options =
                    new ArrayList<>(goods.stream().map(this::choice).toList());
            options.add(Choice.of(DONE, "keep the money"));
            String answer = ask.option("buy", money + " mC are left. Buy something?", options);
            if (answer.equals(DONE)) {
                return bought;
            }
            Possession wanted = goods.stream()
                    .filter(one -> id(one).equals(answer))
                    .findFirst()
                    .orElseThrow();
            money -= wanted.price().orElseThrow();
            bought.add(typed(wanted));
        }
    }

    /** Everything that has a price, each grade by itself. */
    private List<Possession> goods() {
        List<Possession> goods = new ArrayList<>();
        List<Gear> gear = new ArrayList<>(book.weapons());
        gear.addAll(book.items());
        for (Gear one : gear) {
            if (one instanceof Item item && item.isGraded()) {
                item.grades().stream().map(Item.Grade::id).forEach(grade -> goods.add(plain(item, Optional.of(grade))));
            } else {
                goods.add(plain(one, Optional.empty()));
            }
        }
        return goods.stream().filter(one -> one.price().isPresent()).toList();
    }

    private static Possession plain(Gear gear, Optional<String> grade) {
        return new Possession(gear, grade, Optional.empty(), 1);
    }

    private Possession typed(Possession wanted) {
        if (!(wanted.gear() instanceof Weapon weapon)) {
            return wanted;
        }
        Optional<DamageType> type = GearChoices.damageType(ask, "buy.damage-type", weapon.damageTypes());
        return new Possession(weapon, wanted.grade(), type, 1);
    }

    private Choice choice(Possession one) {
        int price = one.price().orElseThrow();
        Optional<String> refusal =
                price > money ? Optional.of(one.described() + " costs " + price + " mC") : Optional.empty();
        return new Choice(
                id(one), one.described() + ", " + price + " mC: " + one.gear().text(), refusal);
    }

    private static String id(Possession one) {
        return one.gear().id() + one.grade().map(grade -> " " + grade).orElse("");
    }
}
