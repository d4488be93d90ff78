import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/** OpenSearch with the modules of the classpath, for tests and measurements: its directory and its port. */
public final class Engine extends Node {
  private static final List<Class<? extends Plugin>> PLUGINS =
      List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class);

  private Engine(Settings settings) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "engine"), PLUGINS, false);
  }

  public static void main(String[] arguments) throws Exception {
    var settings =
        Settings.builder()
            .put("path.home", arguments[0])
            .put("http.port", arguments[1])
            .put("transport.port", "0")
            .put("network.host", "127.0.0.1")
            .put("cluster.name", "waymark-engine")
            .put("discovery.type", "single-node")
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            // A disk that is nearly full is no matter of tests.
            .put("cluster.routing.allocation.disk.threshold_enabled", false);
    var engine = new Engine(settings.build());
    engine.start();
    // The pipe closes when the process ends that started this one.
    while (System.in.read() >= 0) {}
    engine.close();
    System.exit(0);
  }
}
