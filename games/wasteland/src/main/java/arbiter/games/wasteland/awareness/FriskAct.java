package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.environment.SightDifficulty;
import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Headline;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Searches a helpless enemy within reach for Concealed weapons: a Test with PER + Survival. Ledger: WAS-QUAL-4, WAS-MAJ-10, AMB-77. */
public record FriskAct(Fighter other) implements WastelandAct {

    private static final int WELL_HIDDEN = 2;

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        if (one.nearness().inReach().isEmpty()) {
            return;
        }
        for (Fighter other : state.units()) {
            if (other.isHelpless() && Nearness.within(one, other) && state.enemies(one, other)) {
                menu.accept(new FriskAct(other));
            }
        }
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "frisk:" + other.id();
    }

    @Override
    public String text() {
        return "Search " + other.name() + " for hidden weapons";
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(other.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("success"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        WastelandState state = play.state();
        Modifiers sight = SightDifficulty.of(state, Modifiers.of("hidden", WELL_HIDDEN), one, one.zone());
        Modifiers difficulty =
                TestDifficulty.ofDisturbed(state, TestDifficulty.ofActor(sight, occasion, Attribute.PERCEPTION), one);
        TestAttempt attempt = TestAttempt.of(one, "a search", Attribute.PERCEPTION, SkillName.SURVIVAL, difficulty);
        if (TestProcedure.resolve(play, attempt, occasion.helpers()).passes()) {
            play.emit(new WeaponsFound(one.id(), other.id(), concealed()));
        }
        Purse.bankOutsideTurn(play, one);
    }

    private List<String> concealed() {
        List<String> found = new ArrayList<>();
        for (CarriedItem carried : other.items().items()) {
            if (!carried.grip().isHeld()
                    && carried.item() instanceof Weapon weapon
                    && weapon.qualities().stream().anyMatch(WeaponTrait::isConcealed)) {
                found.add(weapon.name());
            }
        }
        return found;
    }

    /** Somebody has found what another carries hidden. */
    public record WeaponsFound(String unit, String other, List<String> weapons) implements WastelandEvent {

        public WeaponsFound {
            weapons = List.copyOf(weapons);
        }

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            String what = weapons.isEmpty() ? "nothing hidden" : "a " + String.join(" and a ", weapons);
            return tell(state, unit)
                    .words(" finds " + what + " on ")
                    .unit(other, state.unit(other).name())
                    .line();
        }
    }
}
