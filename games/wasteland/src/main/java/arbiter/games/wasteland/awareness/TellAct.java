package arbiter.games.wasteland.awareness;

import arbiter.games.wasteland.awareness.Noticing.BecameAware;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.MineEvents.MinesTold;
import arbiter.games.wasteland.zone.Mines;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Tells friends of enemies and mines that they have not noticed; free in the own turn. Ledger: WAS-SNEAK-5, WAS-QUAL-8, WAS-TURN-5. */
public enum TellAct implements WastelandAct {
    ACT;

    private record News(Fighter friend, Fighter enemy) {}

    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        if (!news(state, one).isEmpty() || hasMines(state, one)) {
            menu.accept(ACT);
        }
    }

    private static boolean hasMines(WastelandState state, Fighter one) {
        for (Fighter friend : state.mines().placed().isEmpty() ? List.<Fighter>of() : state.units()) {
            if (friend.canAct() && !state.enemies(one, friend) && Mines.hasNews(state, one, friend)) {
                return true;
            }
        }
        return false;
    }

    private static List<News> news(WastelandState state, Fighter one) {
        List<News> news = List.of();
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter friend = units.get(i);
            if (friend.unaware() != Unawareness.NONE
                    && friend != one
                    && friend.canAct()
                    && !state.enemies(one, friend)) {
                for (Fighter enemy : units) {
                    if (enemy.present()
                            && Unawareness.isUnaware(friend, enemy)
                            && !Unawareness.isUnaware(one, enemy)
                            && state.enemies(one, enemy)) {
                        news = news.isEmpty() ? new ArrayList<>() : news;
                        news.add(new News(friend, enemy));
                    }
                }
            }
        }
        return news;
    }

    @Override
    public Price price() {
        return Price.FREE;
    }

    @Override
    public String id() {
        return "tell";
    }

    @Override
    public String text() {
        return "Tell the others what you have noticed";
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        for (News news : news(play.state(), occasion.actor())) {
            play.emit(new BecameAware(news.friend.id(), news.enemy.id()));
        }
        if (hasMines(play.state(), occasion.actor())) {
            play.emit(new MinesTold(occasion.actor().id()));
        }
    }
}
