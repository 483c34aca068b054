package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.ItemDone;
import arbiter.games.centuryg.state.Possessed;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** An Enemy turns a Default Weapon on one of its own. Ledger: possession, BCG-AMB-124, BCG-AMB-132. */
final class Possession {

    private static final int ENERGY = 5;

    private Possession() {}

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.owns(UpgradeId.POSSESSION)
                && unit.energy() >= ENERGY
                && !state.done().contains("possession")
                && !puppets(state, unit).isEmpty()) {
            deeds.add(new BossItem("possession", "Possession", Answer.cost("Energy", ENERGY), Possession::resolve));
        }
    }

    private static List<Fighter> puppets(CenturyState state, Fighter boss) {
        List<Fighter> puppets = Powers.enemies(state, boss);
        puppets.removeIf(puppet -> !isOfUse(state, boss, puppet));
        return puppets;
    }

    /** Whether it would reach an ally; who is in the way of whom is another matter once it changes sides. */
    private static boolean isOfUse(CenturyState state, Fighter boss, Fighter puppet) {
        if (!puppet.isOut()) {
            return false;
        }
        CenturyState imagined = state.copy();
        new Possessed(puppet.id(), boss.id(), true).apply(imagined);
        return !actions(imagined, imagined.fighter(puppet.id())).isEmpty();
    }

    /** Every Offensive Action of a possessed Unit against allies within reach after a Move. Ledger: BCG-OFF-1. */
    private static List<Deed> actions(CenturyState state, Fighter puppet) {
        Targets finder = new Targets(state, puppet);
        List<Deed> all = new ArrayList<>();
        Offense.offer(state, puppet, finder, all);
        List<Deed> actions = new ArrayList<>();
        for (Deed deed : all) {
            if (deed instanceof Offense offense && isDefault(offense.wield().weapon())) {
                List<Fighter> victims = own(puppet, offense.targets());
                if (!victims.isEmpty()) {
                    actions.add(new Offense(offense.mode(), offense.wield(), victims, offense.energy()));
                }
            }
        }
        for (TakeAim.Sight sight : TakeAim.sights(state, puppet, finder)) {
            List<Fighter> victims = own(puppet, sight.targets());
            if (isDefault(sight.mounted().weapon()) && !victims.isEmpty()) {
                actions.add(new ForcedAim(new TakeAim.Sight(sight.mounted(), victims)));
            }
        }
        return actions;
    }

    /** Aiming with one Weapon at one's own. */
    private record ForcedAim(TakeAim.Sight sight) implements Deed {

        @Override
        public boolean offensive() {
            return true;
        }

        @Override
        public String id() {
            return "aim:" + sight.id();
        }

        @Override
        public String text() {
            return "Aim the " + sight.mounted().weapon().name();
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            TakeAim.take(play, unit, sight);
        }
    }

    private static boolean isDefault(Weapon weapon) {
        return weapon.make() == Weapon.Make.STANDARD;
    }

    private static List<Fighter> own(Fighter puppet, List<Fighter> targets) {
        List<Fighter> own = new ArrayList<>(targets.size());
        for (Fighter target : targets) {
            if (target.trueSide().equals(puppet.trueSide())) {
                own.add(target);
            }
        }
        return own;
    }

    private static void resolve(Play<CenturyState> play, Fighter boss) {
        play.emit(new ItemDone(boss.id(), "possession"));
        Fighter puppet = Whom.choose(
                play, boss.decider(), "boss.possess", puppets(play.state(), boss), () -> "Who is possessed?");
        if (boss.energy() < ENERGY || !isOfUse(play.state(), boss, puppet)) { // a Power was called meanwhile
            return;
        }
        Spend.energy(play, boss, ENERGY, "Possession");
        if (boss.isFighting() && isOfUse(play.state(), boss, puppet)) { // both outlive what paying does to them
            play.emit(new Possessed(puppet.id(), boss.id(), true));
            command(play, boss, puppet);
            end(play, puppet);
        }
    }

    private static void command(Play<CenturyState> play, Fighter boss, Fighter puppet) {
        List<Deed> actions = actions(play.state(), puppet);
        Deed action = actions.size() == 1
                ? actions.get(0)
                : play.choose(Request.one(boss.decider(), "boss.puppet", actions)
                        .asking(() -> "What does " + puppet.name() + " do to its own?"));
        if (action instanceof Offense offense) {
            Attack.resolve(play, puppet, offense, Strike.Occasion.OUT_OF_TURN);
        } else {
            action.resolve(play, puppet);
        }
    }

    /** With its Action the Unit is free: a duel opponent who answers it answers one of the old side. Ledger: BCG-AMB-132. */
    static void end(Play<CenturyState> play, Fighter puppet) {
        if (puppet.allegiance().isPossessed()) {
            play.emit(new Possessed(puppet.id(), puppet.allegiance().possessor().orElseThrow(), false));
        }
    }
}
