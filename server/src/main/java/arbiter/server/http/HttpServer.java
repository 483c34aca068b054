package arbiter.server.http;

import arbiter.kernel.Refused;
import arbiter.rulebook.Rulebook;
import arbiter.server.lab.JobDesk;
import arbiter.server.lab.Lab;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.Tables;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Everything that listens: the calls, the sockets and the pages on one port. */
public final class HttpServer implements AutoCloseable {

    private static final int MOST_THREADS = 64;
    private static final int FEWEST_THREADS = 6;

    /** The container remembers something for each socket that is opened; nothing of ours is in it. */
    private static final int MOST_IDLE_SECONDS = 60;

    private final String host;
    private final Javalin javalin;
    private final Sockets sockets;
    private final JobDesk desk;

    private HttpServer(String host, Javalin javalin, Sockets sockets, JobDesk desk) {
        this.host = host;
        this.javalin = javalin;
        this.sockets = sockets;
        this.desk = desk;
    }

    public static HttpServer open(
            HostNames names, int port, RateLimits pace, Duration silence, Tables tables, List<Rulebook<?>> books) {
        String host = names.listening();
        Membership membership = new Membership(tables);
        CommandGate commands = new CommandGate(pace);
        Api api = new Api(tables.store(), pace, membership);
        Sockets sockets = new Sockets(tables, membership, commands, api, names, silence);
        AtomicInteger listening = new AtomicInteger(port);
        Supplier<List<String>> addresses = () -> LinkReach.addresses(host, listening.get());
        GameCatalog games = new GameCatalog(books);
        JobDesk desk = JobDesk.usual();
        List<Route> routes = routes(tables, membership, commands, pace, games, addresses, new Lab(tables, desk));
        PageAddresses pages =
                new PageAddresses(new Pages(), api, membership, tables.store().invites(), games);
        try {
            Javalin javalin = Javalin.create(config -> {
                settle(config);
                config.routes.before(Guard::harden);
                config.routes.before(names::check);
                api.install(routes, config);
                sockets.install(config);
                config.routes.get("/api/*", context -> {
                    throw new RequestRefused(RequestRefused.Code.NOT_FOUND, "there is nothing at this address");
                });
                pages.install(config);
                ErrorAnswers.install(config);
            });
            javalin.start(host, port);
            listening.set(javalin.port());
            pages.prepare();
            return new HttpServer(host, javalin, sockets, desk);
        } catch (JavalinBindException taken) {
            sockets.close();
            desk.close();
            throw new Refused("cannot listen on " + host + ":" + port + ": "
                    + "something else does already, or it is not allowed; choose another with --port");
        }
    }

    /** Loads what doors are made of, so that opening them takes less time; meanwhile others can do something else. */
    public static void prepare() {
        Javalin.create(HttpServer::settle);
    }

    /** Every call there is; the description for programs has exactly these. */
    static List<Route> routes(
            Tables tables,
            Membership membership,
            CommandGate commands,
            RateLimits pace,
            GameCatalog games,
            Supplier<List<String>> addresses,
            Lab lab) {
        Quotas quotas = new Quotas(tables.store(), pace);
        List<Route> routes = new ArrayList<>();
        routes.addAll(new GameRoutes(games, tables.store(), pace).all());
        routes.addAll(new PeopleRoutes(tables, pace, quotas).all());
        routes.addAll(new TableRoutes(tables, membership, quotas).all());
        routes.addAll(new InviteRoutes(tables, membership, pace, addresses).all());
        routes.addAll(new SeatRoutes(membership).all());
        routes.addAll(new ImageRoutes(membership, pace, quotas).all());
        routes.addAll(new PlayRoutes(membership, commands, Desks.usual()).all());
        routes.addAll(new LabRoutes(lab, tables, membership, quotas).all());
        return routes;
    }

    private static void settle(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.generateEtags = false;
        QueuedThreadPool threads = new QueuedThreadPool(MOST_THREADS, FEWEST_THREADS);
        threads.setName("http");
        config.jetty.threadPool = threads;
        config.jetty.modifyServletContextHandler(
                context -> context.getSessionHandler().setMaxInactiveInterval(MOST_IDLE_SECONDS));
        config.jetty.modifyHttpConfiguration(HttpServer::sayLittle);
        config.jetty.modifyServer(server -> server.setErrorHandler(new ContainerErrors()));
    }

    private static void sayLittle(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    public int port() {
        return javalin.port();
    }

    public String address() {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        return "http://" + (everywhere ? "localhost" : host) + ":" + port();
    }

    @Override
    public void close() {
        desk.close();
        sockets.close();
        javalin.stop();
    }
}
